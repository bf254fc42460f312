import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AUTOSAVE } from "../../tabletop/server/saved/autosaves";
import { fileFault } from "../../tabletop/server/saved/save-file";
import { partsOf } from "../../tabletop/server/opening";

/** What a table would go on with in its folder; undefined where there is nothing that can be read: the table says so. */
export function autosaved(folder: string): ReturnType<typeof partsOf> {
  const file = join(folder, AUTOSAVE);
  try {
    return fileFault(file) === undefined ? partsOf(readFileSync(file, "utf8")) : undefined;
  } catch {
    return undefined;
  }
}
