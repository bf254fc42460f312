import { basename } from "node:path";
import { Complaint } from "../complaint";

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
