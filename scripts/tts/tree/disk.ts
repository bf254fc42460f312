import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { contentHash } from "../../pack/assets";
import { putFiles } from "../../put";

/** A folder's file: its text, or "other" for what is none of ours, as a link or a folder; undefined where nothing is. */
export type Found = { readonly text: string; readonly hash: string } | "other" | undefined;

/** A tree on disk; paths have / and are below its folder. Nothing is read or written through a link. */
export interface Disk {
  readonly find: (path: string) => Found;
  /** Writes a file beside its place first, so that none is ever half there. */
  readonly write: (path: string, text: string) => void;
  /** Takes a file away, and folders that have nothing left. */
  readonly remove: (path: string) => void;
}

/** The tree in a folder, which need not be there yet. */
export function openDisk(folder: string): Disk {
  /** Folders that were looked at, and whether they are there, and ours to go through. */
  const seen = new Map<string, "folder" | "other" | "missing">();
  const lookAt = (path: string): "folder" | "other" | "missing" => {
    const known = seen.get(path);
    if (known !== undefined) return known;
    const above = path === "." ? "folder" : lookAt(dirname(path));
    const stat = above === "folder" ? lstatSync(join(folder, path), { throwIfNoEntry: false }) : undefined;
    const isFolder = stat?.isDirectory() === true || (path === "." && stat !== undefined);
    const found = isFolder ? "folder" : stat === undefined && above !== "other" ? "missing" : "other";
    seen.set(path, found);
    return found;
  };
  const read = (path: string): Found => {
    const above = lookAt(dirname(path));
    if (above !== "folder") return above === "other" ? "other" : undefined;
    const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    if (!stat.isFile()) return "other";
    const bytes = readFileSync(join(folder, path));
    return { text: bytes.toString("utf8"), hash: contentHash(bytes) };
  };
  const make = (path: string): void => {
    if (lookAt(path) === "folder") return;
    make(dirname(path));
    mkdirSync(join(folder, path));
    seen.set(path, "folder");
  };
  const found = new Map<string, Found>();
  const find = (path: string): Found => {
    if (!found.has(path)) found.set(path, read(path));
    return found.get(path);
  };
  return {
    find,
    write(path, text) {
      const file = join(folder, path);
      if (find(path) !== undefined) putFiles([{ path: file, bytes: text }]);
      else {
        make(dirname(path));
        writeNew(file, text);
      }
      found.delete(path);
    },
    remove(path) {
      found.delete(path);
      rmSync(join(folder, path));
      seen.clear();
      for (let at = dirname(path); at !== "." && readdirSync(join(folder, at)).length === 0; at = dirname(at))
        rmdirSync(join(folder, at));
    },
  };
}

/** Writes a file where none is; where that fails half way, there is none. */
function writeNew(file: string, text: string): void {
  const opened = openSync(file, "wx");
  try {
    writeFileSync(opened, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}
