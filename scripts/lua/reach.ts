import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Where a file names another one, its types alone included. No compiler is asked, which takes half a second to load: what
 * a comment or a text names so counts as well, and is no harm. The tree has double quotes alone (oxfmt).
 */
const NAMED = /\b(?:from|import|require)\b[\s(]*"(\.{1,2}\/[^"]*)"/g;

/**
 * A TypeScript file and all that it imports by relative paths: each path with its text. What an import does not find is
 * left out; the compiler says so.
 */
export function reach(entry: string): Map<string, string> {
  const files = new Map<string, string>();
  const wanted = new Set<string>();
  const add = (path: string): void => {
    const text = readFileSync(path, "utf8");
    files.set(path, text);
    for (const [, named] of text.matchAll(NAMED)) {
      const name = join(dirname(path), named);
      if (wanted.has(name)) continue;
      wanted.add(name);
      const found = [`${name}.ts`, join(name, "index.ts")].find((one) => existsSync(one));
      if (found !== undefined && !files.has(found)) add(found);
    }
  };
  if (existsSync(entry)) add(entry);
  return files;
}
