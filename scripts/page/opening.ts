import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Opening, Rewrite } from "../../tabletop/server/table/messages";

/** The path under which the server has the packed assets. */
const ASSETS_PATH = "/assets/";

/** A packed save as a server has it: it shows the pictures to whoever comes, and nobody needs to be warned of them. */
export function servedSave(packed: string): string {
  return packed.replace("table_assets_public=false ", "table_assets_public=true ");
}

/** The packed save of a name as the table's server wants it, with its map, and where its files are. */
export function readOpening(root: string, name: string): { opening: Opening; rewrites: Rewrite[] } {
  const dist = join(root, "dist");
  const save = servedSave(readFileSync(join(dist, `${name}.json`), "utf8"));
  const map = join(dist, `${name}.lua.map`);
  // The save may have been packed elsewhere: its own addresses are read, not guessed.
  const from = /"(file:\/\/\/[^"]*\/assets\/)[^"/]+"/.exec(save)?.[1];
  return {
    opening: { save, written: false, ...(existsSync(map) ? { map: readFileSync(map, "utf8") } : {}) },
    rewrites: from === undefined ? [] : [{ from, to: ASSETS_PATH, folder: join(dist, "assets") }],
  };
}
