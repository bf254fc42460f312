import { dirname, resolve } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { finishBundle } from "./finish";
import { narrow } from "./narrow";
import { throwPlugin } from "./plugin";
import { readProgram, type Script } from "./program";
import { cleanMap } from "./sourcemap";

export interface Compiled {
  code: string;
  map: string;
  /** What the compiler complains of, one `file:line:column: text` each; not empty means: do not use the code. */
  errors: string[];
}

/** Compiles the program of a tstl.json to one finished bundle, in memory: that of a script where one is given. */
export function compileBundle(configFile: string, script?: Script): Compiled {
  const root = dirname(resolve(configFile));
  const parsed = readProgram(configFile, script);
  const compiled: Compiled = { code: "", map: "", errors: [] };
  const program = ts.createProgram({ rootNames: parsed.fileNames, options: parsed.options });
  const diagnostics = [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  if (!hasErrors(diagnostics)) {
    const result = new tstl.Transpiler().emit({
      program,
      plugins: [throwPlugin],
      writeFile: (name, text) => {
        if (name.endsWith(".lua")) compiled.code = text;
        else if (name.endsWith(".map")) compiled.map = text;
      },
    });
    diagnostics.push(...result.diagnostics);
  }
  compiled.errors = describe(diagnostics, root);
  return finish(compiled, root);
}

/** What the compiler wrote becomes what ships, unless it complained; `wide`: with the names and blanks that it has. */
export function finish({ code, map, errors }: Compiled, root: string, wide = false): Compiled {
  if (errors.length > 0) return { code: "", map: "", errors };
  if (code === "") return { code, map, errors: ["the compiler wrote no bundle"] };
  const whole = finishBundle(code);
  const clean = map === "" ? "" : cleanMap(map, root);
  return wide ? { code: whole, map: clean, errors } : { ...narrow(whole, clean), errors };
}

export function hasErrors(diagnostics: readonly ts.Diagnostic[]): boolean {
  return diagnostics.some((d) => d.category === ts.DiagnosticCategory.Error);
}

/** Warnings count as errors: the compiler warns where Lua would mean something else. */
export function describe(diagnostics: readonly ts.Diagnostic[], root: string): string[] {
  const lines = ts.sortAndDeduplicateDiagnostics(diagnostics).map((d) => {
    const text = ts.flattenDiagnosticMessageText(d.messageText, " ");
    if (d.file === undefined || d.start === undefined) return text;
    const at = d.file.getLineAndCharacterOfPosition(d.start);
    return `${d.file.fileName.replace(root.replaceAll("\\", "/") + "/", "")}:${at.line + 1}:${at.character + 1}: ${text}`;
  });
  return [...lines];
}
