/** What was compiled, in files: several tests and commands want the same, and compiling takes seconds. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "../../tabletop/server/reason";
import { putFiles } from "../put";

/**
 * As many programs as are kept, all scripts and tests' programs of two versions of the tree: those go that nobody has
 * asked for longest.
 */
const MOST = 64;

/** What `make` gives for a key, from the cache below `root` where it was made before. What has errors is not kept. */
export function cached<T extends { readonly errors: readonly string[] }>(
  root: string,
  key: string,
  make: () => T,
): T {
  const folder = join(root, ".cache", "lua");
  const file = join(folder, `${key}.json`);
  const kept = (): T | undefined => {
    if (!existsSync(file)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return JSON.parse(readFileSync(file, "utf8")) as T;
  };
  // Tests of several files want it at the same time: the first one makes it.
  return (
    kept() ??
    alone(`${file}.lock`, () => {
      const others = kept();
      if (others !== undefined) return others;
      const made = make();
      if (made.errors.length > 0) return made;
      putFiles([{ path: file, bytes: JSON.stringify(made) }]);
      tidy(folder);
      return made;
    })
  );
}

function tidy(folder: string): void {
  const age = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const old of files.sort((one, other) => age(other) - age(one)).slice(MOST))
    rmSync(join(folder, old), { force: true });
}

/** Milliseconds after which whoever has a lock is taken for dead, and between two looks at it. */
const OLD = 60_000;
const NAP = 100;

/** Does the work while no other thread or process that names the same file does its own; the file is there meanwhile. */
function alone<T>(file: string, work: () => T): T {
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
