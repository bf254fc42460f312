import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { Complaint } from "../complaint";
import { isFresh } from "./fresh";
import { unwritable } from "../writable.mjs";
import type { Save } from "../../mod/save";

/** Complains of a folder in which the game and its page cannot be built. */
export function refuseUnwritable(root: string): void {
  const why = unwritable(join(root, "dist", "page"));
  if (why !== undefined) throw new Complaint(why);
}

/** Builds a save that is not built, or is older than what it is made of. */
export function buildIfStale(root: string, save: Save): void {
  if (isFresh(root, join("dist", `${save.name}.json`))) return;
  console.log("Building the mod ...");
  buildAnew(root, save);
}

/** Builds a save, with pictures from this machine. */
export function buildAnew(root: string, { meta }: Save): void {
  const built = spawnSync(
    process.execPath,
    [join(root, "scripts", "run.mjs"), "build", `--game=${meta.id}`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (built.status !== 0) throw new Complaint("The mod cannot be built.");
}
