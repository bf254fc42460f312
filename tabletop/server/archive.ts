import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isLock, lock } from "./lock";
import { reasonOf } from "./reason";

/** Why the server cannot be opened, in one sentence for whoever starts it. */
export class ServerFault extends Error {}

/** A folder of games: the autosave, the one before it, games put aside, saves by name, and who had which seat. */
export interface Archive {
  folder: string;
  release: () => Promise<void>;
  /** When the autosave before the last was written. */
  before: number;
}

const MARK = "table.json";
export const AUTOSAVE = "autosave.json";
const BEFORE = "autosave-before.json";
/** How much older than the autosave the one before it is at least, in milliseconds. */
const APART = 60_000;

/**
 * Opens a folder for saves, and makes it where it is not there. Throws a ServerFault for one that is in use, or that
 * holds files of somebody else.
 */
export async function openArchive(path: string): Promise<Archive> {
  const folder = resolve(path);
  try {
    await makeFolder(folder, 0o700);
    const entries = (await readdir(folder)).filter((name) => !isLock(name));
    if (entries.length > 0 && !entries.includes(MARK))
      throw new ServerFault(`${folder} holds files that are not ours: choose an empty folder for the saves.`);
    const release = await lock(folder);
    if (release !== undefined) return { folder, release, before: 0 };
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    throw new ServerFault(`The saves cannot be kept in ${folder}: ${reasonOf(error)}.`);
  }
  throw new ServerFault(`Another server keeps its saves in ${folder}: stop it, or choose another folder.`);
}

/** Makes a folder and those above it. Node's own way tries for ever where a system has no folders to make, as /proc. */
async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Writes beside the file first, so that it is never half there; what was there before may `makeWay` then. Saves have everybody's hands in them, and tokens are as
 * good as seats: nobody else on this machine may read any of it.
 */
async function write(
  file: string,
  text: string,
  makeWay = async (): Promise<void> => Promise.resolve(),
): Promise<void> {
  const staged = `${file}.${process.pid}.new`;
  await rm(staged, { force: true });
  try {
    const handle = await open(staged, "wx", 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await makeWay();
    await rename(staged, file);
  } catch (error) {
    await rm(staged, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Who had which seat, as the server last wrote it; undefined where there is nothing that can be read. */
export async function readSeats(archive: Archive): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(archive.folder, MARK), "utf8")) as unknown;
  } catch {
    return undefined;
  }
}

export async function writeSeats(archive: Archive, seats: object): Promise<void> {
  await write(join(archive.folder, MARK), `${JSON.stringify(seats, undefined, 1)}\n`);
}

interface Autosave {
  name: string;
  text: string;
  /** When it was written, in milliseconds since 1970. */
  when: number;
}

/** The autosaves there are, the latest first, by the names of their files. */
export async function readAutosaves(archive: Archive): Promise<Autosave[]> {
  const found: Autosave[] = [];
  for (const name of [AUTOSAVE, BEFORE]) {
    try {
      const file = join(archive.folder, name);
      found.push({ name, text: await readFile(file, "utf8"), when: (await stat(file)).mtimeMs });
    } catch {
      // There is none.
    }
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
  const kept = await putFileAside(archive, AUTOSAVE);
  if (kept === undefined) return undefined;
  await rm(join(archive.folder, BEFORE), { force: true });
  archive.before = 0;
  return kept;
}

/** Moves a file of the folder to the games given up, under the time it was written; says where it is. */
export async function putFileAside(archive: Archive, name: string): Promise<string | undefined> {
  const file = join(archive.folder, name);
  const kept = await placeAside(archive, file);
  if (kept !== undefined) await rename(file, kept);
  return kept;
}

/**
 * Keeps the autosave among the games given up while it stays where it is, as the game that is to take its place may not
 * come; says where it is, so that it can be taken away again.
 */
export async function keepAutosave(archive: Archive): Promise<string | undefined> {
  const file = join(archive.folder, AUTOSAVE);
  const kept = await placeAside(archive, file);
  if (kept === undefined) return undefined;
  try {
    // A second name for it needs no room on a full disk; not every disk has such names.
    await link(file, kept).catch(async () => copyFile(file, kept, constants.COPYFILE_EXCL));
    return kept;
  } catch (error) {
    await rm(kept, { force: true }).catch(() => undefined);
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

/** Writes a save under a name, beside others of that name. */
export async function writeNamed(archive: Archive, name: string, save: string): Promise<string> {
  const file = await free(archive, "saves", plainName(name));
  await write(file, save);
  return file;
}

/** The letters, digits and spaces of a name: it becomes that of a file. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .slice(0, 60);
  return plain === "" ? "game" : plain;
}

/** A file that is not there yet, in a folder of the archive that is there now. */
export async function free(archive: Archive, kind: "games" | "saves", name: string): Promise<string> {
  const folder = join(archive.folder, kind);
  await mkdir(folder, { recursive: true });
  for (let n = 1; ; n++) {
    const file = join(folder, `${name}${n === 1 ? "" : ` ${n}`}.json`);
    if (!existsSync(file)) return file;
  }
}
