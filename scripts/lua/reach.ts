import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * A TypeScript file and all that it imports by relative paths, types alone included: each path with its text. What an
 * import does not find is left out; the compiler says so.
 */
export function reach(entry: string): Map<string, string> {
  const files = new Map<string, string>();
  const wanted = new Set<string>();
  const add = (path: string): void => {
    const text = readFileSync(path, "utf8");
    files.set(path, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const name = join(dirname(path), fileName);
      if (wanted.has(name) || !fileName.startsWith(".")) continue;
      wanted.add(name);
      const found = [`${name}.ts`, join(name, "index.ts")].find((one) => existsSync(one));
      if (found !== undefined && !files.has(found)) add(found);
    }
  };
  if (existsSync(entry)) add(entry);
  return files;
}
