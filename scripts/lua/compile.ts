import { dirname, resolve } from "node:path";
import type ts from "typescript";
import { newBundler, type Bundler } from "./bundler";
import { typescript } from "./compiler";
import { newHost, stampOf, type Parsed } from "./host";
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

/** What the bundles of one tstl.json share: files that were parsed and checked, and their Lua. */
interface Shared {
  readonly configFile: string;
  readonly files: Parsed;
  /** Files without fault, which are transpiled. */
  readonly done: Set<string>;
  readonly bundler: Bundler;
}

/** Of the last program that was compiled: the next one, of another entry, takes from it what is in both. */
let last: Shared | undefined;

function sharedOf(configFile: string): Shared {
  const isSame =
    last?.configFile === configFile && [...last.files].every(([name, { stamp }]) => stampOf(name) === stamp);
  if (last === undefined || !isSame)
    last = { configFile, files: new Map(), done: new Set(), bundler: newBundler() };
  return last;
}

/** Compiles the program of a tstl.json to one finished bundle, in memory: that of a script where one is given. */
export function compileBundle(configFile: string, script?: Script): Compiled {
  const root = dirname(resolve(configFile));
  const { errors, fileNames: rootNames, options } = readProgram(configFile, script);
  const { bundler, done, files } = sharedOf(resolve(configFile));
  const compiled: Compiled = { code: "", map: "", errors: [] };
  const program = typescript().createProgram({ rootNames, options, host: newHost(options, files) });
  const fresh = program.getSourceFiles().filter(({ fileName }) => !done.has(fileName));
  const diagnostics = [...errors, ...findFaults(program, fresh)];
  if (!hasErrors(diagnostics)) {
    const result = bundler.emit({
      ...{ program, plugins: [throwPlugin()], sourceFiles: fresh.filter((file) => !file.isDeclarationFile) },
      writeFile: (name, text) => {
        if (name.endsWith(".lua")) compiled.code = text;
        else if (name.endsWith(".map")) compiled.map = text;
      },
    });
    diagnostics.push(...result.diagnostics);
    if (result.diagnostics.length === 0) for (const { fileName } of fresh) done.add(fileName);
  }
  compiled.errors = describe(diagnostics, root);
  return finish(compiled, root);
}

/** What the compiler finds wrong with options and these files. */
function findFaults(program: ts.Program, files: readonly ts.SourceFile[]): ts.Diagnostic[] {
  const found = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  for (const file of files)
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  return found;
}

/** What was bundled becomes what ships, unless the compiler complained; `wide`: with the names and blanks that it has. */
export function finish({ code, map, errors }: Compiled, root: string, wide = false): Compiled {
  if (errors.length > 0) return { code: "", map: "", errors };
  if (code === "") return { code, map, errors: ["the compiler wrote no bundle"] };
  const clean = map === "" ? "" : cleanMap(map, root);
  return wide ? { code, map: clean, errors } : { ...narrow(code, clean), errors };
}

export function hasErrors(diagnostics: readonly ts.Diagnostic[]): boolean {
  const { Error: error } = typescript().DiagnosticCategory;
  return diagnostics.some((d) => d.category === error);
}

/** Warnings count as errors: the compiler warns where Lua would mean something else. */
export function describe(diagnostics: readonly ts.Diagnostic[], root: string): string[] {
  const { flattenDiagnosticMessageText, sortAndDeduplicateDiagnostics } = typescript();
  const lines = sortAndDeduplicateDiagnostics(diagnostics).map((d) => {
    const text = flattenDiagnosticMessageText(d.messageText, " ");
    if (d.file === undefined || d.start === undefined) return text;
    const at = d.file.getLineAndCharacterOfPosition(d.start);
    return `${d.file.fileName.replace(root.replaceAll("\\", "/") + "/", "")}:${at.line + 1}:${at.character + 1}: ${text}`;
  });
  return [...lines];
}
