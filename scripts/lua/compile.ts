import { dirname, resolve } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { finishBundle } from "./finish";
import { shorten } from "./shorten";
import { squeeze, squeezeMap } from "./squeeze";
import { throwPlugin } from "./plugin";
import { cleanMap } from "./sourcemap";

export interface Compiled {
  code: string;
  map: string;
  /** What the compiler complains of, one `file:line:column: text` each; not empty means: do not use the code. */
  errors: string[];
}

/** Compiles the program of a tstl.json to one finished bundle, in memory. */
export function compileBundle(configFile: string): Compiled {
  const root = dirname(resolve(configFile));
  const parsed = tstl.parseConfigFileWithSystem(resolve(configFile));
  const compiled: Compiled = { code: "", map: "", errors: [] };
  const program = ts.createProgram({ rootNames: parsed.fileNames, options: parsed.options });
  const diagnostics = [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  if (!hasErrors(diagnostics)) {
    const result = new tstl.Transpiler().emit({
      program,
      plugins: [throwPlugin],
      writeFile: (name, text) => {
        if (name.endsWith(".lua")) compiled.code = finishBundle(text);
        else if (name.endsWith(".map")) compiled.map = cleanMap(text, root);
      },
    });
    diagnostics.push(...result.diagnostics);
  }
  compiled.errors = describe(diagnostics, root);
  if (compiled.errors.length === 0) {
    const wide = shorten(compiled.code);
    if (compiled.map !== "") compiled.map = squeezeMap(compiled.map, wide);
    compiled.code = squeeze(wide);
  }
  if (compiled.errors.length === 0 && compiled.code === "")
    compiled.errors.push("the compiler wrote no bundle");
  return compiled;
}

function hasErrors(diagnostics: readonly ts.Diagnostic[]): boolean {
  return diagnostics.some((d) => d.category === ts.DiagnosticCategory.Error);
}

/** Warnings count as errors: the compiler warns where Lua would mean something else. */
function describe(diagnostics: readonly ts.Diagnostic[], root: string): string[] {
  const lines = ts.sortAndDeduplicateDiagnostics(diagnostics).map((d) => {
    const text = ts.flattenDiagnosticMessageText(d.messageText, " ");
    if (d.file === undefined || d.start === undefined) return text;
    const at = d.file.getLineAndCharacterOfPosition(d.start);
    return `${d.file.fileName.replace(root.replaceAll("\\", "/") + "/", "")}:${at.line + 1}:${at.character + 1}: ${text}`;
  });
  return [...lines];
}
