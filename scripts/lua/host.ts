import { statSync } from "node:fs";
import type ts from "typescript";
import { typescript } from "./compiler";

/** Files that were parsed, by name, with what says whether they have changed since. */
export type Parsed = Map<string, { stamp: string; file: ts.SourceFile }>;

/** A host that parses a file only where it has changed. */
export function newHost(options: ts.CompilerOptions, files: Parsed): ts.CompilerHost {
  const made = typescript().createIncrementalCompilerHost(options);
  const read = made.getSourceFile.bind(made);
  made.getSourceFile = (name, ...how) => {
    const stamp = stampOf(name);
    const known = files.get(name);
    if (known?.stamp === stamp) return known.file;
    const file = read(name, ...how);
    if (file === undefined) files.delete(name);
    else files.set(name, { stamp, file });
    return file;
  };
  return made;
}

/** Says when and how a file was changed last; empty where there is none. */
export function stampOf(name: string): string {
  const found = statSync(name, { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.mtimeMs} ${found.size}`;
}
