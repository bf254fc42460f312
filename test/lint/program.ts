import { join } from "node:path";
import ts from "typescript";

/** Stands in front of every case, so that it has something to work with. */
export const HEAD = `declare const n: number; declare const s: string; declare const b: boolean; declare const xs: number[];
declare const names: string[]; declare const maybe: { a: 1 } | undefined; declare const it: Iterable<number>;
declare function use(...a: unknown[]): void;
export {};
`;

/** One program of all cases: the compiler reads its library once, not once for each case. */
export function programOf(sources: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts"],
    strict: true,
    types: [],
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options, true);
  const base = { ...host };
  host.fileExists = (name) => sources.has(name) || base.fileExists(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = sources.get(name);
    if (text === undefined) return base.getSourceFile(name, languageVersion, ...rest);
    return ts.createSourceFile(name, text, languageVersion, true);
  };
  return ts.createProgram({ rootNames: [...sources.keys()], options, host });
}

/** The name of the file that holds a case; it exists in the program alone. */
export const caseFile = (rule: string, kind: "good" | "bad", index: number): string =>
  join(process.cwd(), "test", "lint", "virtual", `${rule}-${kind}-${index}.ts`).replaceAll("\\", "/");
