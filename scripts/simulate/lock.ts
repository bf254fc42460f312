/** Keeps two processes out of one folder of results. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isRecord } from "../../tabletop/save/check";
import { Complaint } from "../complaint";

export const LOCK = "lock.json";

/** The locks of this process: one listener lets go of them all, as Node warns of more than ten. */
const held = new Set<string>();

interface Owner {
  readonly process: number;
  readonly host: string;
}

/**
 * Takes a folder for this process; gives what lets go of it, which the end of the process does as well. Complains where
 * another one has it. Of one on this machine that is gone it is taken over; of another machine's nobody can say.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  while (!create(file)) {
    const owner = ownerOf(file);
    if (owner === undefined) continue;
    if (owner.host !== hostname())
      throw new Complaint(
        `${folder} is in use on ${owner.host}: if nothing runs there any more, take ${file} away.`,
      );
    if (owner.process === process.pid || isAlive(owner.process))
      throw new Complaint(
        `${folder} is in use by process ${owner.process}: let it end, or name another folder.`,
      );
    rmSync(file, { force: true });
  }
  if (held.size === 0) process.on("exit", releaseAll);
  held.add(file);
  return () => release(file);
}

function release(file: string): void {
  if (!held.delete(file)) return;
  rmSync(file, { force: true });
  if (held.size === 0) process.off("exit", releaseAll);
}

function releaseAll(): void {
  for (const file of held) release(file);
}

/** Whether the file was not there and is now. */
function create(file: string): boolean {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, JSON.stringify({ process: process.pid, host: hostname() } satisfies Owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whose a lock is; undefined where it has just gone. One that says nothing is of a process that died at once. */
function ownerOf(file: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const owner: unknown = text === "" ? undefined : JSON.parse(text);
  if (!isRecord(owner)) return { process: 0, host: hostname() };
  return { process: Number(owner["process"]), host: String(owner["host"]) };
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
