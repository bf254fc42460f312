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

/**
 * Makes a compiler of the program of a tstl.json: each call gives the bundle of the files as they are then, with long
 * names and blanks, because taking those out takes as long as all the rest.
 */
export function newCompiler(configFile: string, script?: Script): () => Compiled {
  const root = dirname(resolve(configFile));
  const parsed = readProgram(configFile, script);
  const { options, fileNames: rootNames } = parsed;
  const files = new Map<string, { stamp: string; file: ts.SourceFile }>();
  const bundler = new Bundler();
  const pending = new Set<string>();
  let builder: ts.SemanticDiagnosticsBuilderProgram | undefined;

  const newHost = (): ts.CompilerHost => {
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
  };
  let host = newHost();

  return () => {
    const compiled: Compiled = { code: "", map: "", errors: [] };
    // A file that has come or gone may change where an import leads: nothing is taken for granted then, also
    // by the host, which remembers what it has not found.
    const gone = [...files.keys()].some((name) => stampOf(name) === "");
    if (gone || isTorn(builder)) [builder, host] = [undefined, newHost()];
    const oldProgram = builder?.getProgram();
    const program = ts.createProgram({
      ...{ rootNames, options, host },
      ...(oldProgram === undefined ? {} : { oldProgram }),
    });
    const now = ts.createSemanticDiagnosticsBuilderProgram(program, host, builder);
    builder = now;
    for (let one = now.getSemanticDiagnosticsOfNextAffectedFile(); one !== undefined;) {
      const affected = "fileName" in one.affected ? [one.affected] : one.affected.getSourceFiles();
      for (const { fileName, isDeclarationFile } of affected) if (!isDeclarationFile) pending.add(fileName);
      one = now.getSemanticDiagnosticsOfNextAffectedFile();
    }
    const diagnostics = [
      ...parsed.errors,
      ...program.getOptionsDiagnostics(),
      ...program.getSyntacticDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...now.getSemanticDiagnostics(),
    ];
    if (!hasErrors(diagnostics)) {
      const sourceFiles = [...pending].flatMap((name) => program.getSourceFile(name) ?? []);
      const result = bundler.emit({
        ...{ program, sourceFiles, plugins: [throwPlugin] },
        writeFile: (name, text) => {
          if (name.endsWith(".lua")) compiled.code = text;
          else if (name.endsWith(".map")) compiled.map = text;
        },
      });
      diagnostics.push(...result.diagnostics);
      if (result.diagnostics.length === 0) pending.clear();
    }
    compiled.errors = describe(diagnostics, root);
    return finish(compiled, root, true);
  };
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
