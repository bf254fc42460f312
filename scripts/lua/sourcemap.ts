import { decode, encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import type { Edit } from "./edits";

/**
 * The compiler's map with its sources as paths from the project's root, so that it reads the same on every machine.
 * Takes and returns the text of a version 3 source map.
 */
export function cleanMap(text: string, root: string): string {
  const map = JSON.parse(text) as { sources: string[]; sourceRoot?: string; file?: string };
  const base = root.replaceAll("\\", "/").replace(/\/$/, "") + "/";
  const sources = map.sources.map((source) => {
    const path = source.replaceAll("\\", "/");
    return path.startsWith(base) ? path.slice(base.length) : path.replace(/^(\.\.\/)+/, "");
  });
  return JSON.stringify({ ...map, sourceRoot: "", sources });
}

/**
 * Changes the text of a map (or an empty one) by its mappings, which are read and written once however many steps `change`
 * takes.
 */
export function changeMap(text: string, change: (lines: SourceMapMappings) => SourceMapMappings): string {
  if (text === "") return text;
  const map = JSON.parse(text) as { mappings: string };
  return JSON.stringify({ ...map, mappings: encode(change(decode(map.mappings))) });
}

/** Moves the mappings of a text as it was, their segments in place, to what `edits` make of it; they move no line. */
export function moveMappings(
  lines: SourceMapMappings,
  source: string,
  edits: readonly Edit[],
): SourceMapMappings {
  if (edits.length === 0) return lines;
  const sorted = [...edits].sort((one, other) => one.from - other.from);
  let next = 0;
  let grown = 0;
  // Where a place of the source is now; asked for one place after another.
  const moved = (place: number): number => {
    for (; next < sorted.length && sorted[next].to <= place; next++)
      grown += sorted[next].text.length - (sorted[next].to - sorted[next].from);
    return grown + (sorted[next]?.from < place ? sorted[next].from : place);
  };
  const made: SourceMapMappings = [];
  let start = 0;
  for (const line of lines) {
    const from = moved(start);
    for (const segment of line) segment[0] = moved(start + segment[0]) - from;
    // Of several in one place all but the last stand for nothing that is left.
    made.push(line.filter(([column], i) => line[i + 1]?.[0] !== column));
    start = source.indexOf("\n", start) + 1;
  }
  return made;
}
