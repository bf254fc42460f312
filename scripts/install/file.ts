import { lstatSync, readFileSync, type Stats } from "node:fs";
import { contentHash } from "../pack/assets";

/** The hash of a file; undefined where nothing is, empty for what is no regular file, as a link, a pipe or a folder. */
export function hashAt(file: string): string | undefined {
  const stat = lookAt(file);
  if (stat === undefined) return undefined;
  return stat.isFile() ? contentHash(readFileSync(file)) : "";
}

/** What is at a path; nothing is below a file. */
function lookAt(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
