/** What was compiled, in files: several tests and commands want the same, and compiling takes seconds. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { alone } from "./lock";

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
      const staged = `${file}.${process.pid}`;
      writeFileSync(staged, JSON.stringify(made));
      renameSync(staged, file);
      tidy(folder);
      return made;
    })
  );
}

function tidy(folder: string): void {
  const age = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const old of files.sort((a, b) => age(b) - age(a)).slice(MOST))
    rmSync(join(folder, old), { force: true });
}
