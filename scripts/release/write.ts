import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isSystemFault, reasonOf } from "../../tabletop/server/reason";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import { SUMS } from "./files";

/**
 * Writes the files of a release into a folder, beside it first, so that the old one is whole as long as the new one is not.
 * Complains where something lies there that no release of before has written so.
 */
export function writeRelease(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const changed = existsSync(folder) ? changedIn(folder) : undefined;
  if (changed !== undefined)
    throw new Complaint(`${folder} has ${changed}: move that away, then release again.`);
  const [staged, old] = [`${folder}.new`, `${folder}.old`];
  for (const one of [staged, old])
    if (existsSync(one))
      throw new Complaint(`${one} is in the way, from a release that was interrupted: remove it.`);
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(staged, path)), { recursive: true });
      writeFileSync(join(staged, path), bytes);
    }
    if (existsSync(folder)) renameSync(folder, old);
    try {
      renameSync(staged, folder);
    } catch (error) {
      if (existsSync(old)) renameSync(old, folder);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    if (isSystemFault(error))
      throw new Complaint(`${folder} cannot be written: ${reasonOf(error)}. It is as it was.`);
    throw error;
  }
}

/** What in a folder is not as a release has written it; undefined where all is. */
function changedIn(folder: string): string | undefined {
  if (!statSync(folder).isDirectory()) return "a file of its name";
  const sums = new Map<string, string>();
  const list = join(folder, SUMS);
  if (existsSync(list))
    for (const [, hash, path] of readFileSync(list, "utf8").matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm))
      sums.set(path, hash);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll("\\", "/");
    if (path === SUMS) continue;
    if (!entry.isFile() || sums.get(path) !== contentHash(readFileSync(file)))
      return `${path}, which is not as a release has left it`;
  }
  return undefined;
}
