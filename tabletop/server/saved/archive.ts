import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileFault } from "./save-file";
import { isLock, lock } from "../lock";
import { removeLeftovers } from "./leftovers";
import { codeOf, reasonOf } from "../reason";
import { isRecord } from "../../save/check";

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
    refuseOdd(join(folder, MARK));
    const release = await lock(folder);
    if (release !== undefined) {
      await removeLeftovers(folder);
      return { folder, release, before: 0 };
    }
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    throw new ServerFault(`The saves cannot be kept in ${folder}: ${reasonOf(error)}.`);
  }
  throw new ServerFault(`Another server keeps its saves in ${folder}: stop it, or choose another folder.`);
}

/** Complains of a list of seats that is no file: it could be neither read nor written. */
function refuseOdd(file: string): void {
  const fault = fileFault(file);
  if (fault !== undefined)
    throw new ServerFault(`${file} cannot be read, as ${fault}: move it away, then start again.`);
}

/** Makes a folder and those above it. Node's own way tries for ever where a system has no folders to make, as /proc. */
async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode });
  }
}

/**
 * Writes beside the file first, so that it is never half there; what was there before may `makeWay` then. Saves have everybody's hands in them, and tokens are as
 * good as seats: nobody else on this machine may read any of it.
 */
export async function write(
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

/** Who had which seat, as the server last wrote it; empty where there is nothing that can be read. */
export async function readSeats(archive: Archive): Promise<Record<string, unknown>> {
  try {
    const seats: unknown = JSON.parse(await readFile(join(archive.folder, MARK), "utf8"));
    return isRecord(seats) ? seats : {};
  } catch {
    return {};
  }
}

export async function writeSeats(archive: Archive, seats: object): Promise<void> {
  await write(join(archive.folder, MARK), `${JSON.stringify(seats, undefined, 1)}\n`);
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
