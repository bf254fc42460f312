import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Opening, Rewrite } from "../../tabletop/server/table/messages";

/** The path under which the server has the packed assets. */
const ASSETS_PATH = "/assets/";

/**
 * How a server has the files of a folder of packed assets. Their names tell them, wherever a save says that they lie: the
 * project may have been moved after its build, and a save may come from another machine.
 */
export function servedAssets(folder: string): {
  folders: { path: string; folder: string }[];
  rewrites: Rewrite[];
} {
  return {
    folders: [{ path: ASSETS_PATH, folder }],
    rewrites: [{ to: ASSETS_PATH, folder }],
  };
}

/** A packed save as a server has it: it shows the pictures to whoever comes, and nobody needs to be warned of them. */
export function servedSave(packed: string): string {
  return packed.replace("table_assets_public=false ", "table_assets_public=true ");
}

/** The packed save of a name as the table's server wants it, with its map, and where its files are. */
export function readOpening(root: string, name: string): { opening: Opening; rewrites: Rewrite[] } {
  const dist = join(root, "dist");
  const save = servedSave(readFileSync(join(dist, `${name}.json`), "utf8"));
  const map = join(dist, `${name}.lua.map`);
  return {
    opening: { save, written: false, ...(existsSync(map) ? { map: readFileSync(map, "utf8") } : {}) },
    rewrites: servedAssets(join(dist, "assets")).rewrites,
  };
}
