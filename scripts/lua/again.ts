/** Compiles the same program again and again: what no change has touched is kept. */
import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { describe, finish, hasErrors, type Compiled } from "./compile";
import { throwPlugin } from "./plugin";
import { readProgram, type Script } from "./program";
import type { EmitFile, ProcessedFile } from "typescript-to-lua/dist/transpilation/utils";

/** Bundles the fresh files with those that were transpiled before. */
class Bundler extends tstl.Transpiler {
  readonly parts = new Map<string, ProcessedFile>();

  protected override getEmitPlan(
    program: ts.Program,
    diagnostics: ts.Diagnostic[],
    fresh: ProcessedFile[],
    plugins: tstl.Plugin[],
  ): { emitPlan: EmitFile[] } {
    for (const part of fresh) this.parts.set(part.fileName, { ...part });
    const all: ProcessedFile[] = [];
    for (const file of program.getSourceFiles()) {
      const part = this.parts.get(file.fileName);
      // Bundling writes into what it is given.
      if (part !== undefined) all.push({ ...part });
    }
    return super.getEmitPlan(program, diagnostics, all, plugins);
  }
}

/** What a compiler keeps from one call to the next. */
interface Cache {
  readonly root: string;
  readonly parsed: tstl.ParsedCommandLine;
  readonly files: Map<string, { stamp: string; file: ts.SourceFile }>;
  readonly bundler: Bundler;
  /** Files that are to be transpiled anew. */
  readonly pending: Set<string>;
  host: ts.CompilerHost;
  builder: ts.SemanticDiagnosticsBuilderProgram | undefined;
}

/**
 * Makes a compiler of the program of a tstl.json: each call gives the bundle of the files as they are then, with long
 * names and blanks, because taking those out takes as long as all the rest.
 */
export function newCompiler(configFile: string, script?: Script): () => Compiled {
  const parsed = readProgram(configFile, script);
  const files: Cache["files"] = new Map();
  const cache: Cache = {
    ...{ root: dirname(resolve(configFile)), parsed, files, bundler: new Bundler(), pending: new Set() },
    ...{ host: newHost(parsed.options, files), builder: undefined },
  };
  return () => compileAgain(cache);
}

/** A host that parses a file only where it has changed. */
function newHost(options: tstl.CompilerOptions, files: Cache["files"]): ts.CompilerHost {
  const made = ts.createIncrementalCompilerHost(options);
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

function compileAgain(cache: Cache): Compiled {
  const { root, parsed, pending } = cache;
  const compiled: Compiled = { code: "", map: "", errors: [] };
  const [program, builder] = nextProgram(cache);
  for (const name of affectedFiles(builder)) pending.add(name);
  const diagnostics = [
    ...parsed.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  if (!hasErrors(diagnostics)) diagnostics.push(...emitInto(compiled, cache, program));
  compiled.errors = describe(diagnostics, root);
  return finish(compiled, root, true);
}

/** The program of the files as they are now, made from the last one. */
function nextProgram(cache: Cache): [ts.Program, ts.SemanticDiagnosticsBuilderProgram] {
  const { files, parsed } = cache;
  const { options, fileNames: rootNames } = parsed;
  // A file that has come or gone may change where an import leads: nothing is taken for granted then, also
  // by the host, which remembers what it has not found.
  const gone = [...files.keys()].some((name) => stampOf(name) === "");
  if (gone || isTorn(cache.builder)) [cache.builder, cache.host] = [undefined, newHost(options, files)];
  const { host } = cache;
  const oldProgram = cache.builder?.getProgram();
  const program = ts.createProgram({
    ...{ rootNames, options, host },
    ...(oldProgram === undefined ? {} : { oldProgram }),
  });
  const builder = ts.createSemanticDiagnosticsBuilderProgram(program, host, cache.builder);
  cache.builder = builder;
  return [program, builder];
}

/** The files that a change has touched, directly or through what they import. */
function affectedFiles(builder: ts.SemanticDiagnosticsBuilderProgram): string[] {
  const names: string[] = [];
  for (let one = builder.getSemanticDiagnosticsOfNextAffectedFile(); one !== undefined;) {
    const affected = "fileName" in one.affected ? [one.affected] : one.affected.getSourceFiles();
    for (const { fileName, isDeclarationFile } of affected) if (!isDeclarationFile) names.push(fileName);
    one = builder.getSemanticDiagnosticsOfNextAffectedFile();
  }
  return names;
}

/** Transpiles what is pending and bundles it with the rest; gives what went wrong. */
function emitInto(compiled: Compiled, cache: Cache, program: ts.Program): readonly ts.Diagnostic[] {
  const { bundler, pending } = cache;
  const sourceFiles = [...pending].flatMap((name) => program.getSourceFile(name) ?? []);
  const { diagnostics } = bundler.emit({
    ...{ program, sourceFiles, plugins: [throwPlugin] },
    writeFile: (name, text) => {
      if (name.endsWith(".lua")) compiled.code = text;
      else if (name.endsWith(".map")) compiled.map = text;
    },
  });
  if (diagnostics.length === 0) pending.clear();
  return diagnostics;
}

/** Whether an import led nowhere: it may lead somewhere now. */
function isTorn(builder: ts.SemanticDiagnosticsBuilderProgram | undefined): boolean {
  return builder?.getSemanticDiagnostics().some(({ code }) => UNRESOLVED.includes(code)) === true;
}

const UNRESOLVED = [2307, 2792, 6053];

/** Says when and how a file was changed last; empty where there is none. */
function stampOf(name: string): string {
  const found = statSync(name, { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.mtimeMs} ${found.size}`;
}
