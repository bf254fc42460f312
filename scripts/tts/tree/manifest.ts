import { Complaint } from "../../complaint";
import type { Disk } from "./disk";

/** Says which files of a tree unpack has written: their hashes, by path. */
export const MANIFEST = "unpacked.json";

export interface Manifest {
  /** Hashes of the saves that were unpacked here, or packed of it: those that pack may write over. */
  readonly saves: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** The manifest of a tree; undefined where there is none. Complains of a file of its name that is none. */
export function readManifest(disk: Disk): Manifest | undefined {
  const found = disk.find(MANIFEST);
  if (found === undefined) return undefined;
  const read = found === "other" ? undefined : parsed(found.text);
  if (typeof read === "object" && read !== null && "saves" in read && "files" in read) {
    const { saves, files } = read;
    if (Array.isArray(saves) && saves.every(isWord) && typeof files === "object" && files !== null) {
      const entries: [string, unknown][] = Object.entries(files);
      const words = entries.flatMap(([path, hash]) => (isWord(hash) ? [[path, hash] as const] : []));
      if (words.length === entries.length) return { saves, files: Object.fromEntries(words) };
    }
  }
  throw new Complaint(`${MANIFEST} is no list that unpack wrote: take it back as it was, or remove it.`);
}

export function writeManifest(disk: Disk, { saves, files }: Manifest): void {
  const sorted = Object.keys(files).sort();
  const manifest = { saves, files: Object.fromEntries(sorted.map((path) => [path, files[path]])) };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  const there = disk.find(MANIFEST);
  // A tree that may only be read, and is up to date, is no failure.
  if (typeof there !== "object" || there.text !== text) disk.write(MANIFEST, text);
}

function isWord(value: unknown): value is string {
  return typeof value === "string";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
