import { basename } from "node:path";
import { Complaint } from "../complaint";

/** What Tabletop Simulator loads. */
const LOADED = /\.(obj|png|jpg)$/;

/**
 * The assets that a script asks for, of all that there are (`there`, paths): those it names, and those whose path
 * begins with a literal of it, as `icons/total-` before a colour. Complains of a name that fits none.
 */
export function wantedAssets(paths: readonly string[], there: readonly string[]): string[] {
  const loaded = there.filter((path) => LOADED.test(path));
  const wanted = new Set<string>();
  for (const literal of paths) {
    const found = LOADED.test(literal)
      ? loaded.filter((path) => path === literal)
      : loaded.filter((path) => path.startsWith(literal));
    if (found.length === 0)
      throw new Complaint(`The script asks for the asset ${literal}, and no file in assets/ fits.`);
    for (const path of found) wanted.add(path);
  }
  return [...wanted].sort();
}

/** The paths of pictures that the interface calls by their file's name alone, by that name. */
export function picturePaths(
  names: readonly string[],
  files: readonly string[],
): Readonly<Record<string, string>> {
  const paths = new Map(
    files.filter((path) => path.endsWith(".png")).map((path) => [basename(path, ".png"), path]),
  );
  return Object.fromEntries(
    names.map((name) => {
      const path = paths.get(name);
      if (path === undefined)
        throw new Complaint(`The interface wants the picture ${name}, and assets/ has no ${name}.png.`);
      return [name, path];
    }),
  );
}
