/** Where lines of a script are in the files of those who wrote it. */
import { mapPositions, positionMapper } from "../lua/traceback";
import { moduleLines } from "../lua/modules";
import { partOfLine, type Texts } from "../tree/texts";

/** A line (from 1) and a column (from 0) of a chunk as `FILE:LINE`, or with a source map `FILE:LINE:COLUMN`. */
export type PlaceOf = (line: number, column: number) => string | undefined;

function mapped(map: string): PlaceOf {
  // Reading a map takes a while, and few are asked for.
  let at: ReturnType<typeof positionMapper> | undefined;
  return (line, column) => {
    at ??= positionMapper(map);
    // The first line of a bundle is what its compiler needs.
    const found = line === 1 ? undefined : at(line, column);
    return found === undefined ? undefined : `${found.file}:${found.line}:${found.column}`;
  };
}

/**
 * The places of a script: by its source map, else by the files of the unpacked folder that it comes from (and their own
 * maps), else by the modules that luabundle has put into it. `guid` tells scripts apart that are the same.
 */
export function placesOf(
  code: string,
  map: string | undefined,
  texts: Texts,
  guid = "",
): PlaceOf | undefined {
  if (map !== undefined) return mapped(map);
  const all = texts.get(code) ?? [];
  const parts = all.find((list) => list.some(({ file = "" }) => file.includes(guid))) ?? all.at(0);
  if (parts !== undefined) {
    const maps = new Map(parts.flatMap((part) => (part.map === undefined ? [] : [[part, mapped(part.map)]])));
    return (line, column) => {
      const found = partOfLine(parts, line);
      if (found?.part.file === undefined) return undefined;
      return maps.get(found.part)?.(found.line, column) ?? `${found.part.file}:${found.line}`;
    };
  }
  const module = moduleLines(code);
  if (module === undefined) return undefined;
  return (line) => {
    const found = module(line);
    return found === undefined ? undefined : `${found.file}:${found.line}`;
  };
}

/** A message with the places of all chunks whose files are known. */
export function placed(message: string, places: ReadonlyMap<string, PlaceOf>): string {
  if (places.size === 0) return message;
  return mapPositions(message, (chunk, line, column) => places.get(chunk)?.(line, column));
}
