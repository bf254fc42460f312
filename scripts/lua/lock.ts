/** Work that one thread of one process does at a time. */
import { closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "../../tabletop/server/reason";

/** Milliseconds after which whoever has a lock is taken for dead, and between two looks at it. */
const OLD = 60_000;
const NAP = 100;

/** Does the work while no other thread or process that names the same file does its own; the file is there meanwhile. */
export function alone<T>(file: string, work: () => T): T {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NAP);
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Makes the file unless it is there; one that is old goes first. */
function take(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > OLD) rmSync(file, { force: true });
  try {
    closeSync(openSync(file, "wx"));
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
