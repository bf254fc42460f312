import { join } from "node:path";
import { positionMapper } from "../../tabletop/lua/traceback";
import { checkBundle } from "./check";
import { keptBundle } from "./kept";

export const BUNDLE_NAME = "castle-risk.lua";

export interface Bundle {
  /** The Lua that ships and its source map (JSON). */
  code: string;
  map: string;
  bytes: number;
  /** Globals of Tabletop Simulator and Lua that it reads, and those it defines for its host. */
  reads: string[];
  defines: string[];
  /** Why it may not ship, one line each; the rest is worthless unless this is empty. */
  errors: string[];
}

/** Compiles, patches and checks the bundle of the project at `root` (its tstl.json), in memory. */
export function makeBundle(root: string): Bundle {
  const { code, map, errors } = keptBundle(root, join(root, "tstl.json"));
  if (errors.length > 0) return { code, map, errors, bytes: 0, reads: [], defines: [] };
  const { findings, ...report } = checkBundle(code);
  const toSource = positionMapper(map);
  const lines = findings.map((found) => {
    const at = toSource(found.line, found.column);
    const source = at === undefined ? "" : ` (from ${at.file}:${at.line}:${at.column})`;
    return `${BUNDLE_NAME}:${found.line}: ${found.text}${source}`;
  });
  return { code, map, errors: lines, ...report };
}
