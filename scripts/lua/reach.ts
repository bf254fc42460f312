import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { typescript } from "./compiler";

/** A TypeScript file and all that it imports by relative paths, each path with its text; what is below `known` is left out. */
export function reach(entry: string, known?: string): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    if (files.has(path) || (known !== undefined && path.startsWith(known))) return;
    const text = readFileSync(path, "utf8");
    files.set(path, text);
    for (const { fileName } of typescript().preProcessFile(text).importedFiles) {
      const wanted = join(dirname(path), fileName);
      add(existsSync(`${wanted}.ts`) ? `${wanted}.ts` : join(wanted, "index.ts"));
    }
  };
  add(entry);
  return files;
}
