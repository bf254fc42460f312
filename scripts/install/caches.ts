import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DataFolder } from "./data-folder";
import type { NewFile } from "./plan";

/** A file for a cache: its path in the data folder, and where its bytes are. */
interface Cached {
  readonly path: string;
  readonly from: string;
}

const ADDRESS = /(?:file|https?):\/\/[^"\\\s<>]+/g;
/** Names of pictures and models. */
const CACHED = /^[\w.-]+\.(?:png|jpe?g|obj)$/i;
/** Longer names no file system takes. */
const LONGEST = 240;

/** The addresses of a save, in its objects and in its script, each once. */
export function addressesIn(save: string): string[] {
  return [...new Set(save.match(ADDRESS))];
}

/** The files for the caches of a data folder, with their bytes; none where it has no caches. */
export function cachedFiles(save: string, assets: string, { mods }: DataFolder): NewFile[] {
  if (mods === undefined) return [];
  return cachedOf(save, assets).map(({ path, from }) => ({ path, bytes: readFileSync(from) }));
}

/**
 * The files for Tabletop Simulator's caches: of each address of a save that ends with the name of a file in `assets`. It
 * looks for an address in a file that has the address's letters and digits for a name. Not tried in the game.
 */
function cachedOf(save: string, assets: string): Cached[] {
  return addressesIn(save).flatMap((address) => {
    const name = /[^/]+$/.exec(address)?.[0] ?? "";
    const from = join(assets, name);
    const stem = address.replace(/[^A-Za-z0-9]/g, "");
    if (!CACHED.test(name) || stem.length > LONGEST) return [];
    if (statSync(from, { throwIfNoEntry: false })?.isFile() !== true) return [];
    const ending = endingOf(from);
    return [{ path: `Mods/${ending === "obj" ? "Models" : "Images"}/${stem}.${ending}`, from }];
  });
}

/** What the content is, whatever the name says. */
function endingOf(file: string): "png" | "jpg" | "obj" {
  if (/\.obj$/i.test(file)) return "obj";
  const [first] = readFileSync(file);
  return first === 0xff ? "jpg" : "png";
}
