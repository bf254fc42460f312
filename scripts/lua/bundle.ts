import { join } from "node:path";
import { positionMapper } from "../../tabletop/lua/traceback";
import { checkBundle, type BundleReport } from "./check";
import { namedIn, type Named } from "./named";
import { cachedBundle } from "./bundle-cache";
import type { Compiled } from "./compile";
import type { Script } from "./program";

export interface Bundle extends Omit<BundleReport, "chunk" | "names" | "findings"> {
  /** The Lua that ships and its source map (JSON). */
  code: string;
  map: string;
  /** It has long names and blanks, which what ships has not: for this machine only. */
  wide?: boolean;
  /** What its save is packed by; where it is not said the code is parsed anew. */
  named?: Named | undefined;
  /** Why it may not ship, one line each; the rest is worthless unless this is empty. */
  errors: string[];
}

/** Compiles, patches and checks a script of the project at `root` (its tstl.json), in memory. */
export function makeBundle(root: string, script: Script): Bundle {
  return cachedBundle(root, join(root, "tstl.json"), script, (compiled) => bundleOf(script.name, compiled));
}

/** The same of a game's engine alone, which answers what src/saves/engines/calls.ts names; it is in no save. */
export function makeEngine(root: string, game: string): Bundle {
  return makeBundle(root, { name: `${game}-engine`, entry: `src/saves/engines/${game}.ts` });
}

/** Checks what was compiled, NAME.lua; `wide`: it is longer than what ships. */
export function bundleOf(name: string, { code, map, errors }: Compiled, wide = false): Bundle {
  if (errors.length > 0) return { code, map, errors, bytes: 0, reads: [], defines: [] };
  const { findings, chunk, names, ...report } = checkBundle(code, wide);
  const named = chunk === undefined ? undefined : namedIn(chunk, names);
  const toSource = positionMapper(map);
  const lines = findings.map((found) => {
    const at = toSource(found.line, found.column);
    const source = at === undefined ? "" : ` (from ${at.file}:${at.line}:${at.column})`;
    return `${name}.lua:${found.line}: ${found.text}${source}`;
  });
  return { code, map, wide, errors: lines, named, ...report };
}
