import { Complaint } from "../../complaint";
import type { Disk } from "./disk";
import type { FieldHashes } from "./fields";
import { isRecord, recordIn } from "../../../tabletop/save/check";

/** Says which files of a tree unpack has written: their hashes, by path. */
export const MANIFEST = "unpacked.json";

export interface Manifest {
  /** Hashes of the saves that were unpacked here, or packed of it: those that pack may write over. */
  readonly saves: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The fields of files of JSON, as the save had them; trees of earlier versions have none. */
  readonly fields?: Readonly<Record<string, FieldHashes | undefined>> | undefined;
}

/** The manifest of a tree; undefined where there is none. Complains of a file of its name that is none. */
export function readManifest(disk: Disk): Manifest | undefined {
  const found = disk.find(MANIFEST);
  if (found === undefined) return undefined;
  const read = found === "other" ? undefined : recordIn(found.text);
  if (read !== undefined) {
    const { saves, files: hashes, fields: sets = {} } = read;
    const [files, fields] = [wordsIn(hashes), wordsIn(sets)];
    if (Array.isArray(saves) && saves.every(isWord) && files !== undefined && fields !== undefined)
      return { saves, files, fields };
  }
  throw new Complaint(`${MANIFEST} is no list that unpack wrote: take it back as it was, or remove it.`);
}

function wordsIn(json: unknown): Record<string, string> | undefined {
  if (!isRecord(json)) return undefined;
  const entries = Object.entries(json);
  const words = entries.flatMap(([path, word]) => (isWord(word) ? [[path, word] as const] : []));
  return words.length === entries.length ? Object.fromEntries(words) : undefined;
}

/** Writes the manifest with its paths in order, unless that is what stands there. */
export function writeManifest(disk: Disk, { saves, files, fields = {} }: Manifest): void {
  const sorted = <T>(words: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.keys(words)
        .sort()
        .map((path) => [path, words[path]]),
    );
  const manifest = { saves, files: sorted(files), fields: sorted(fields) };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  const there = disk.find(MANIFEST);
  // A tree that may only be read, and is up to date, is no failure.
  if (typeof there !== "object" || there.text !== text) disk.write(MANIFEST, text);
}

function isWord(value: unknown): value is string {
  return typeof value === "string";
}
