import { existsSync, readFileSync } from "node:fs";

/** The source map of a save's script of Global, which lies beside SAVE.json as SAVE.lua.map. */
export function sourceMapOf(file: string): { map?: string } {
  const path = file.replace(/\.json$/, ".lua.map");
  return path === file || !existsSync(path) ? {} : { map: readFileSync(path, "utf8") };
}
