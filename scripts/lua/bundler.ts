import { encode, type SourceMapMappings, type SourceMapSegment } from "@jridgewell/sourcemap-codec";
import type ts from "typescript";
import type * as tstl from "typescript-to-lua";
import type { EmitFile, ProcessedFile } from "typescript-to-lua/dist/transpilation/utils";
import { bundling, typescriptToLua } from "./compiler";
import { finishFrame } from "./finish";
import { withoutKinds } from "./library";
import { askedBy, partOf, type Part } from "./part";

const LIBRARY = "lualib_bundle";
/** What stands after the modules in the compiler's own bundle. */
const AFTER = "}\nlocal ____entry = ";

/** Bundles the files of a program: those that are transpiled now with those that were before. */
export type Bundler = tstl.Transpiler;

/** Files that were transpiled by their names, each of which is finished once. */
type Parts = Map<string, Part>;

/**
 * Makes a bundler. What is imported for its types alone belongs to a program, but nothing asks for it when the script
 * runs: it is left out.
 */
export function newBundler(): Bundler {
  const { resolveDependencies, Transpiler } = bundling();
  const parts: Parts = new Map();
  class PartBundler extends Transpiler {
    protected override getEmitPlan(
      program: ts.Program,
      diagnostics: ts.Diagnostic[],
      fresh: ProcessedFile[],
      plugins: tstl.Plugin[],
    ): { emitPlan: EmitFile[] } {
      const found = resolveDependencies(program, fresh, this.emitHost, plugins);
      diagnostics.push(...found.diagnostics);
      for (const file of found.resolvedFiles)
        if (file.fileName !== LIBRARY) parts.set(file.fileName, partOf(nameOf(file.fileName, program), file));
      // Without any module, for what stands around them.
      const { emitPlan } = super.getEmitPlan(program, diagnostics, [], plugins);
      const modules = modulesOf(program, parts, this.emitHost);
      return { emitPlan: emitPlan.map((file) => ({ ...file, ...joined(file, modules) })) };
    }
  }
  return new PartBundler();
}

/** The modules that a program's roots and what they ask for make up, in its order, the compiler's library first. */
function modulesOf(program: ts.Program, parts: Parts, host: tstl.EmitHost): Part[] {
  const all = program.getSourceFiles().flatMap(({ fileName }) => parts.get(fileName) ?? []);
  const byName = new Map(all.map((part) => [part.name, part]));
  const asked = new Set<string>();
  const roots = program.getRootFileNames().map((root) => program.getSourceFile(root)?.fileName ?? root);
  const waiting = roots.flatMap((root) => parts.get(root)?.name ?? []);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (asked.has(name)) continue;
    asked.add(name);
    const part = byName.get(name);
    if (part !== undefined) waiting.push(...askedBy(part));
  }
  const modules = all.filter(({ name }) => asked.has(name));
  return asked.has(LIBRARY) ? [libraryOf(program, modules, host), ...modules] : modules;
}

function libraryOf(program: ts.Program, modules: readonly Part[], host: tstl.EmitHost): Part {
  const { LuaLibImportKind, LuaTarget } = typescriptToLua();
  const { buildMinimalLualibBundle, findUsedLualibFeatures, getLuaLibBundle } = bundling();
  const { luaLibImport, luaTarget = LuaTarget.Universal }: tstl.CompilerOptions =
    program.getCompilerOptions();
  const codes = modules.map(({ code }) => code);
  const code =
    luaLibImport === LuaLibImportKind.RequireMinimal
      ? buildMinimalLualibBundle(findUsedLualibFeatures(luaTarget, host, codes), luaTarget, host)
      : getLuaLibBundle(luaTarget, host);
  return partOf(LIBRARY, { code: withoutKinds(code, codes) });
}

function nameOf(fileName: string, program: ts.Program): string {
  return bundling()
    .getEmitPathRelativeToOutDir(fileName, program)
    .replace(/\.lua$/, "")
    .replaceAll(/[\\/]/g, ".");
}

/** A list, and what gives a text its place there: the next one where it has none. */
function newList(): [list: string[], placeOf: (text: string) => number] {
  const list: string[] = [];
  const known = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = known.get(text) ?? list.push(text) - 1;
    known.set(text, place);
    return place;
  };
  return [list, placeOf];
}

/** The modules in the bundle without any, and the map of both. */
function joined({ code }: EmitFile, modules: readonly Part[]): Pick<EmitFile, "code" | "sourceMap"> {
  const at = code.lastIndexOf(AFTER);
  const [before, after] = [code.slice(0, at), code.slice(at)];
  const [sources, sourceAt] = newList();
  const [names, nameAt] = newList();
  const lines: SourceMapMappings = Array.from({ length: before.split("\n").length - 1 }, () => []);
  for (const part of modules) {
    const moved = (segment: SourceMapSegment): SourceMapSegment => {
      if (segment.length === 1) return segment;
      const [column, source, line, from, name] = segment;
      const place = sourceAt(part.sources[source]);
      return name === undefined
        ? [column, place, line, from]
        : [column, place, line, from, nameAt(part.names[name])];
    };
    const own = part.text.split("\n").length - 1;
    for (let n = 0; n < own; n++) lines.push((part.lines[n] ?? []).map(moved));
  }
  while (lines.at(-1)?.length === 0) lines.pop();
  const map = { version: 3, sources, names, mappings: encode(lines) };
  return {
    code: finishFrame(before) + modules.map(({ text }) => text).join("") + after,
    sourceMap: JSON.stringify(map),
  };
}
