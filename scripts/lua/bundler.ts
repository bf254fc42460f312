import { dirname, resolve } from "node:path";
import type ts from "typescript";
import * as tstl from "typescript-to-lua";
import type { EmitFile, ProcessedFile } from "typescript-to-lua/dist/transpilation/utils";

/** What a file's Lua asks for: the path as its TypeScript has it. */
const REQUIRE = /\brequire\("([^"]+)"\)/g;

/**
 * Bundles the files of a program: those that are transpiled now with those that were before. What is imported for its
 * types alone belongs to the program, but nothing asks for it when the script runs: it is left out.
 */
export class Bundler extends tstl.Transpiler {
  private readonly parts = new Map<string, ProcessedFile>();

  protected override getEmitPlan(
    program: ts.Program,
    diagnostics: ts.Diagnostic[],
    fresh: ProcessedFile[],
    plugins: tstl.Plugin[],
  ): { emitPlan: EmitFile[] } {
    for (const part of fresh) this.parts.set(part.fileName, { ...part });
    const asked = this.askedFor(program.getRootFileNames());
    const all: ProcessedFile[] = [];
    for (const { fileName } of program.getSourceFiles()) {
      const part = asked.has(resolve(fileName)) ? this.parts.get(fileName) : undefined;
      // Bundling writes into what it is given.
      if (part !== undefined) all.push({ ...part });
    }
    return super.getEmitPlan(program, diagnostics, all, plugins);
  }

  /** The paths of these files and of all that they ask for. */
  private askedFor(roots: readonly string[]): Set<string> {
    const byPath = new Map([...this.parts.values()].map((part) => [resolve(part.fileName), part]));
    const asked = new Set<string>();
    const waiting = roots.map((root) => resolve(root));
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const part = byPath.get(path);
      if (part === undefined || asked.has(path)) continue;
      asked.add(path);
      for (const [, wanted] of part.code.matchAll(REQUIRE)) {
        const file = resolve(dirname(path), wanted);
        waiting.push(`${file}.ts`, resolve(file, "index.ts"));
      }
    }
    return asked;
  }
}
