/** The autosave and the one before it, and how they are put aside. */
import { constants, existsSync } from "node:fs";
import { copyFile, link, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { free, write, type Archive } from "./archive";
import { readSaveFile, type SaveFile } from "./save-file";

export const AUTOSAVE = "autosave.json";
const BEFORE = "autosave-before.json";
/** How much older than the autosave the one before it is at least, in milliseconds. */
const APART = 60_000;

/** The autosaves there are, the latest first, by the names of their files; of one that is no save, why not. */
export async function readAutosaves(archive: Archive): Promise<(SaveFile & { name: string })[]> {
  const found: (SaveFile & { name: string })[] = [];
  for (const name of [AUTOSAVE, BEFORE]) {
    const read = await readSaveFile(join(archive.folder, name));
    if (read !== undefined) found.push({ name, ...read });
  }
  return found;
}

export async function writeAutosave(archive: Archive, save: string): Promise<void> {
  const file = join(archive.folder, AUTOSAVE);
  await write(file, save, async () => {
    const now = Date.now();
    if (!existsSync(file) || now - archive.before <= APART) return;
    await rename(file, join(archive.folder, BEFORE));
    archive.before = now;
  });
}

/** Puts the autosave aside, because another game begins, and drops the one before it; says where it is. */
export async function putAside(archive: Archive): Promise<string | undefined> {
  const movedTo = await putFileAside(archive, AUTOSAVE);
  if (movedTo === undefined) return undefined;
  await rm(join(archive.folder, BEFORE), { force: true });
  archive.before = 0;
  return movedTo;
}

/** Moves a file of the folder to the games given up, under the time it was written; says where it is. */
export async function putFileAside(archive: Archive, name: string): Promise<string | undefined> {
  const file = join(archive.folder, name);
  const movedTo = await placeAside(archive, file);
  if (movedTo !== undefined) await rename(file, movedTo);
  return movedTo;
}

/**
 * Keeps the autosave among the games given up while it stays where it is, as the game that is to take its place may not
 * come; says where it is, so that it can be taken away again.
 */
export async function keepAutosave(archive: Archive): Promise<string | undefined> {
  const file = join(archive.folder, AUTOSAVE);
  const copy = await placeAside(archive, file);
  if (copy === undefined) return undefined;
  try {
    // A second name for it needs no room on a full disk; not every disk has such names.
    await link(file, copy).catch(async () => copyFile(file, copy, constants.COPYFILE_EXCL));
    return copy;
  } catch (error) {
    await rm(copy, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes both autosaves: the game that they are of is kept elsewhere. */
export async function dropAutosaves(archive: Archive): Promise<void> {
  for (const name of [AUTOSAVE, BEFORE]) await rm(join(archive.folder, name), { force: true });
  archive.before = 0;
}

/** A free name among the games given up for a file, after the time it was written; undefined where it is not there. */
async function placeAside(archive: Archive, file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const { mtime } = await stat(file);
  const day = mtime.toISOString().slice(0, 19).replaceAll(":", "-").replace("T", " ");
  return free(archive, "games", day);
}
