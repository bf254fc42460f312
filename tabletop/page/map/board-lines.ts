import { outlineOf, type Flood } from "./flood";
import { toWindow } from "./camera";
import type { Figure } from "./figures";
import type { Line } from "../../wire/view";
import type { Rect } from "../../xml/layout/rect";
import type { Viewport } from "./render";

/** A line of a board that is drawn on it. */
export interface BoardLine {
  board: Figure;
  line: Line;
}

/**
 * The lines of boards by their outlines, which stay when their colours change; without those whose region takes another
 * colour just now, which are drawn on a sheet of their own.
 */
export function boardLines(boards: readonly Figure[], floods: readonly Flood[]): Map<string, BoardLine> {
  const flooded = new Set(floods.map(({ board, line }) => idOf(board, line)));
  const found = new Map<string, BoardLine>();
  for (const board of boards)
    for (const line of board.piece.lines ?? []) {
      const id = idOf(board.key, line);
      if (!flooded.has(id)) found.set(id, { board, line });
    }
  return found;
}

function idOf(board: string, line: Line): string {
  return `${board} ${outlineOf(line)}`;
}

/** The lines that are in one of two lists alone, or look otherwise there. */
export function changedLines(
  before: ReadonlyMap<string, BoardLine>,
  after: ReadonlyMap<string, BoardLine>,
): BoardLine[] {
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, one]) => one);
  const fresh = [...after].filter(([id, one]) => {
    const old = before.get(id);
    return old === undefined || !isAlike(old.line, one.line);
  });
  return [...gone, ...fresh.map(([, one]) => one)];
}

function isAlike(one: Line, other: Line): boolean {
  if (one === other) return true;
  return one.color === other.color && one.thickness === other.thickness && one.loop === other.loop;
}

/** What a line of a board takes, with its pen. */
export function rectOf({ camera }: Viewport, { board, line }: BoardLine): Rect {
  const { at, turn, scale } = board.piece;
  const middle = toWindow(camera, { x: at[0], z: at[2] });
  const angle = ((turn[1] - 180) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pen = Math.max(1.6, line.thickness * camera.scale);
  const places = line.points.map(([px, , pz]) => {
    const [x, y] = [-px * scale[0] * camera.scale, pz * scale[2] * camera.scale];
    return [middle.x + x * cos - y * sin, middle.y + x * sin + y * cos] as const;
  });
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - pen, Math.min(...ys) - pen];
  return { x: left, y: top, w: Math.max(...xs) + pen - left, h: Math.max(...ys) + pen - top };
}
