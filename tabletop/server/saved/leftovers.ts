/** What servers that are gone have left half written in a folder of saves. */
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../reason";

/** The names that `write` of archive.ts gives to what it writes, with the process in them. */
const OWN = /^(?:autosave|table)\.json\.(\d{1,10})\.new$/;
const SAVED = /^[\p{L}\p{N} _-]{1,80}\.json\.(\d{1,10})\.new$/u;

/** Removes them from a folder that nobody else has now: files of these names alone, whose processes are gone. */
export async function removeLeftovers(folder: string): Promise<void> {
  await removeFrom(folder, OWN);
  await removeFrom(join(folder, "saves"), SAVED);
}

async function removeFrom(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const process = pattern.exec(name)?.[1];
    if (process === undefined || !isGone(Number(process))) continue;
    const file = join(folder, name);
    const about = await lstat(file).catch(() => undefined);
    if (about?.isFile() === true) await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Whether no other process has a number by now: this one has written nothing yet. */
function isGone(id: number): boolean {
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}
