/** Compiles the same program again and again: what no change has touched is kept. */
import { dirname, resolve } from "node:path";
import type ts from "typescript";
import type * as tstl from "typescript-to-lua";
import { newBundler, type Bundler } from "./bundler";
import { describe, finish, hasErrors, type Compiled } from "./compile";
import { typescript } from "./compiler";
import { newHost, stampOf, type Parsed } from "./host";
import { throwPlugin } from "./plugin";
import { readProgram, type Script } from "./program";

/** What a compiler keeps from one call to the next. */
interface Cache {
  readonly root: string;
  readonly parsed: tstl.ParsedCommandLine;
  readonly files: Parsed;
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
  const files: Parsed = new Map();
  const cache: Cache = {
    ...{ root: dirname(resolve(configFile)), parsed, files, bundler: newBundler(), pending: new Set() },
    ...{ host: newHost(parsed.options, files), builder: undefined },
  };
  return () => compileAgain(cache);
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
  const { createProgram, createSemanticDiagnosticsBuilderProgram } = typescript();
  const program = createProgram({
    ...{ rootNames, options, host },
    ...(oldProgram === undefined ? {} : { oldProgram }),
  });
  const builder = createSemanticDiagnosticsBuilderProgram(program, host, cache.builder);
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
    ...{ program, sourceFiles, plugins: [throwPlugin()] },
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
