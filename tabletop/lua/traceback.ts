import {
  GREATEST_LOWER_BOUND,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  TraceMap,
} from "@jridgewell/trace-mapping";

/** A place in the TypeScript, line and column from 1. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
}

/** How far from a line without a mapping of its own the nearest one may lie. */
const REACH = 3;

/** Takes the text of a bundle's source map; the answer maps a Lua line (from 1) and column (from 0). */
export function positionMapper(map: string): (line: number, column: number) => SourcePosition | undefined {
  const trace = new TraceMap(map);
  const at = (line: number, column: number, bias: -1 | 1): SourcePosition | undefined => {
    if (line < 1) return undefined;
    const found = originalPositionFor(trace, {
      line,
      column,
      bias: bias < 0 ? GREATEST_LOWER_BOUND : LEAST_UPPER_BOUND,
    });
    return found.source === null
      ? undefined
      : { file: found.source, line: found.line, column: found.column + 1 };
  };
  return (line, column) => {
    let found = at(line, column, -1) ?? at(line, column, 1);
    for (let away = 1; found === undefined && away <= REACH; away++)
      found = at(line - away, Number.MAX_SAFE_INTEGER, -1) ?? at(line + away, 0, 1);
    return found;
  };
}

// NAME:LINE: as PUC Lua writes it, NAME:(LINE,COLUMN-COLUMN) or NAME:(LINE,COLUMN-LINE,COLUMN) as MoonSharp does.
const POSITION = /([\w./\\-]+):(?:\((\d+),(\d+)-(?:\d+,)?\d+\)|(\d+)(?=:))/g;

/**
 * Rewrites each position of the chunk `chunkName` in a message to `file:line:column`; others stay as they are.
 * Positions on the first line of a bundle are those of its prelude and stay too.
 */
export function mapTraceback(message: string, chunkName: string, map: string): string {
  const toSource = positionMapper(map);
  return mapPositions(message, (name, line, column) => {
    const at = name !== chunkName || line === 1 ? undefined : toSource(line, column);
    return at === undefined ? undefined : `${at.file}:${at.line}:${at.column}`;
  });
}

/** Rewrites each position of a chunk in a message that `place` knows; its line is from 1, its column from 0. */
export function mapPositions(
  message: string,
  place: (chunk: string, line: number, column: number) => string | undefined,
): string {
  return message.replace(
    POSITION,
    (all, name: string, l1?: string, c1?: string, l2?: string) =>
      place(name, Number(l1 ?? l2), Number(c1 ?? 0)) ?? all,
  );
}
