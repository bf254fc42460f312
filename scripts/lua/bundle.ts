import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { positionMapper } from "../../tabletop/lua/traceback";
import { checkBundle } from "./check";
import { compileBundle } from "./compile";

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
  const { code, map, errors } = compileBundle(join(root, "tstl.json"));
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

/** Writes a bundle and its map into `root`/dist: beside their places first, then moved in, so none is half there. */
export function publishBundle(root: string, bundle: Bundle): void {
  const dist = join(root, "dist");
  mkdirSync(dist, { recursive: true });
  const files = [
    { name: BUNDLE_NAME, text: bundle.code },
    { name: `${BUNDLE_NAME}.map`, text: bundle.map },
  ].map((file) => ({ ...file, staged: join(dist, `.${file.name}.${process.pid}`) }));
  try {
    for (const { staged, text } of files) writeFileSync(staged, text);
    for (const { staged, name } of files) renameSync(staged, join(dist, name));
  } finally {
    for (const { staged } of files) rmSync(staged, { force: true });
  }
}
