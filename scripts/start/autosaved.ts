import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AUTOSAVE } from "../../tabletop/server/archive";
import { partsOf } from "../../tabletop/server/opening";

/** What a table would go on with in its folder; undefined where there is nothing that can be read. */
export function autosaved(folder: string): ReturnType<typeof partsOf> {
  const file = join(folder, AUTOSAVE);
  return existsSync(file) ? partsOf(readFileSync(file, "utf8")) : undefined;
}
