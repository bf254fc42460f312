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
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const pen = Math.max(1.6, line.thickness * camera.scale);
  let [left, top, right, foot] = [Infinity, Infinity, -Infinity, -Infinity];
  // Nothing is made for each of hundreds of points: this is asked in each frame in which a colour spreads.
  for (const point of line.points) {
    const px = -point[0] * scale[0] * camera.scale;
    const py = point[2] * scale[2] * camera.scale;
    const x = middle.x + px * cos - py * sin;
    const y = middle.y + px * sin + py * cos;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    foot = Math.max(foot, y);
  }
  return { x: left - pen, y: top - pen, w: right - left + 2 * pen, h: foot - top + 2 * pen };
}
