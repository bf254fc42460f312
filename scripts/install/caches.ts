import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file for a cache: its path in the data folder, and where its bytes are. */
export interface Cached {
  readonly path: string;
  readonly from: string;
}

const ADDRESS = /(?:file|https?):\/\/[^"\\\s<>]+/g;
/** Longer names no file system takes. */
const LONGEST = 240;

/** The addresses of a save, in its objects and in its script, each once. */
export function addressesIn(save: string): string[] {
  return [...new Set(save.match(ADDRESS))];
}

/**
 * The files for Tabletop Simulator's caches: of each address of a save that ends with the name of a file in `assets`. It
 * looks for an address in a file that has the address's letters and digits for a name. Not tried in the game.
 */
export function cachedOf(save: string, assets: string): Cached[] {
  return addressesIn(save).flatMap((address) => {
    const name = /[^/]+$/.exec(address)?.[0] ?? "";
    const from = join(assets, name);
    const stem = address.replace(/[^A-Za-z0-9]/g, "");
    if (!/^[\w.-]+$/.test(name) || stem.length > LONGEST || !existsSync(from)) return [];
    const ending = endingOf(from);
    return [{ path: `Mods/${ending === "obj" ? "Models" : "Images"}/${stem}.${ending}`, from }];
  });
}

/** What the content is, whatever the name says. */
function endingOf(file: string): "png" | "jpg" | "obj" {
  if (file.endsWith(".obj")) return "obj";
  const [first] = readFileSync(file);
  return first === 0xff ? "jpg" : "png";
}
