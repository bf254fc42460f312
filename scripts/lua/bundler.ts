import type ts from "typescript";
import * as tstl from "typescript-to-lua";
import type { EmitFile, ProcessedFile } from "typescript-to-lua/dist/transpilation/utils";

/** Bundles the files of a program: those that are transpiled now with those that were before. */
export class Bundler extends tstl.Transpiler {
  private readonly parts = new Map<string, ProcessedFile>();

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
