import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../tabletop/save/check";
import { putFiles } from "../put";
import type { Keep, Waited } from "./pace";

/**
 * Keeps waits in `.cache/waits`, so that a bench that is stopped goes on where it was: for one engine, and for scripts that
 * are the same to the letter.
 */
export function keepWaits(root: string, saveName: string, engine: string): Keep {
  const script = readFileSync(join(root, "dist", `${saveName}.lua`));
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 12);
  const folder = join(root, ".cache", "waits", `${saveName}-${engine.replaceAll(/\W/g, "")}-${hash}`);
  return async (name, make) => {
    const file = join(folder, `${name}.json`);
    const before = existsSync(file) ? waitsOf(JSON.parse(readFileSync(file, "utf8"))) : undefined;
    if (before !== undefined) return before;
    const made = await make();
    mkdirSync(folder, { recursive: true });
    putFiles([{ path: file, bytes: JSON.stringify(made) }]);
    return made;
  };
}

/** Waits that were kept; undefined where they are of another kind, so that they are measured anew. */
function waitsOf(kept: unknown): Waited[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const waits: Waited[] = [];
  for (const one of kept) {
    if (!isRecord(one)) return undefined;
    const { frames, late, script } = one;
    if (typeof frames !== "number" || typeof late !== "number" || typeof script !== "number")
      return undefined;
    waits.push({ frames, late, script });
  }
  return waits;
}
