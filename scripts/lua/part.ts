import { decode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import type { ProcessedFile } from "typescript-to-lua/dist/transpilation/utils";
import { finishLua } from "./finish";

/** A module of bundles: what the compiler wrote for a file, as it stands in the table of modules. */
export interface Part {
  /** What it is asked for by: its path with dots. */
  readonly name: string;
  /** As the compiler wrote it, but for what it asks for. */
  readonly code: string;
  /** Finished, with the line that begins its function and the one that ends it. */
  readonly text: string;
  /** The files that it comes from, names of theirs, and for each of its lines where in them, as in a source map. */
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly lines: SourceMapMappings;
}

/** What the compiler calls a module where it asks for it. */
const REQUIRE = /\brequire\("([^"]+)"\)/g;

/** A module as its entry in the bundle's table of modules, finished, with the lines of its source map. */
export function partOf(
  name: string,
  { code, sourceMapNode }: Pick<ProcessedFile, "code" | "sourceMapNode">,
): Part {
  const map = sourceMapNode?.toStringWithSourceMap().map.toJSON();
  // The function begins a line before.
  const lines: SourceMapMappings = [[], ...decode(map?.mappings ?? "")];
  const text = `["${name}"] = function() \n${finishLua(code)} end,\n`;
  return { name, code, text, sources: map?.sources ?? [], names: map?.names ?? [], lines };
}

/** The names of the modules that it asks for. */
export function askedBy({ code }: Part): string[] {
  return [...code.matchAll(REQUIRE)].map(([, name]) => name);
}
