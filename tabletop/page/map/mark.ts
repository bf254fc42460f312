/** What is written beside a piece that has a second line, as the chance of an attack: its room, and how it is written there. */
import { INK, PAPER } from "./palette";
import { SHIELD, leastCovered } from "./count";
import { paintPlaque, setLetters } from "./pen";
import type { Figure } from "./figures";
import type { Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext } from "./render";

/** Its letters: at the least, in CSS pixels, and in shares of a piece's size. */
const LEAST_FONT = 12;
const FONT = 0.42;
/** In shares of them: how high it is, how much wider than what is written, how much of it lies on the piece above. */
const HIGH = 1.15;
const WIDER = 0.5;
const OVER = 0.25;

/** A piece with a mark, as it is drawn. */
export interface Marked {
  figure: Figure;
  mark: string;
  at: Point;
  size: number;
}

/** Where marks lie, from the middles of their pieces, and how large a piece was drawn then. */
const places = new WeakMap<Figure, { room: Rect; size: number }>();

/** How large letters are beside a piece of this size. */
export function markFont(size: number): number {
  return Math.max(LEAST_FONT, size * FONT);
}

/** Where a mark may lie whose letters take so many pixels, from the middle of its piece: below it is best. */
function roomsOf(size: number, wide: number): Rect[] {
  const font = markFont(size);
  const [w, h] = [wide + font * WIDER, font * HIGH];
  const beside = (size * SHIELD.w) / 2;
  const below = size / 2 - font * OVER;
  const left = beside - w;
  const row = (y: number): Point[] => [-w / 2, left, -beside].map((x) => ({ x, y }));
  const sides = [-h / 2, 0, -h, h * 0.3, -h * 1.3].flatMap((y) =>
    [beside, -beside - w].map((x) => ({ x, y })),
  );
  return [...row(below), ...sides, ...row(-below - h)].map(({ x, y }) => ({ x, y, w, h }));
}

/** Rounds in which each mark looks for its place beside all others: the first knows nothing of those behind it. */
const ROUNDS = 3;

/**
 * Has each mark lie where the least of `taken`, of other pieces' totals, and of other marks lies; their rooms in the
 * window. `wide`: how many pixels the letters of a mark take.
 */
export function placeMarks(
  all: readonly Marked[],
  taken: readonly Rect[],
  wide: (mark: string, font: number) => number,
): Rect[] {
  const looking = all.map(({ mark, at, size }) => ({
    possible: roomsOf(size, wide(mark, markFont(size))).map((room) => moved(room, at)),
    others: taken
      .filter((room) => !isAround(room, at))
      .flatMap((room) => [room, middleOf(room), middleOf(room)]),
  }));
  const rooms: Rect[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { possible, others }] of looking.entries())
      rooms[i] = leastCovered(possible, [...others, ...rooms.slice(0, i), ...rooms.slice(i + 1)]);
  for (const [i, { figure, at, size }] of all.entries())
    places.set(figure, { size, room: moved(rooms[i], { x: -at.x, y: -at.y }) });
  return rooms;
}

/** Whether a room is that of the total of a piece which is drawn there. */
function isAround({ x, y, w, h }: Rect, at: Point): boolean {
  return Math.abs(x + w / 2 - at.x) < 0.5 && Math.abs(y + h / 2 - at.y) < 0.5;
}

/** What of a shield has the number on it: to lie on that is three times as bad. */
function middleOf({ x, y, w, h }: Rect): Rect {
  return { x: x + w * 0.14, y: y + h * 0.14, w: w * 0.72, h: h * 0.56 };
}

function moved({ x, y, w, h }: Rect, by: Point): Rect {
  return { x: x + by.x, y: y + by.y, w, h };
}

/** How many pixels the letters of a mark take. */
export function markWidth(context: CanvasRenderingContext2D, mark: string, font: number): number {
  setLetters(context, font);
  return context.measureText(mark).width;
}

/** Writes the mark of a piece so large, which is drawn at a point of the window: where it was placed, else below. */
export function writeMark({ context, ratio }: RenderContext, { figure, mark, at, size }: Marked): void {
  const font = markFont(size);
  const placed = places.get(figure);
  const room = placed?.size === size ? placed.room : roomsOf(size, markWidth(context, mark, font))[0];
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  setLetters(context, font);
  paintPlaque(context, room, room.h / 2, INK);
  context.fillStyle = PAPER;
  context.fillText(mark, room.x + room.w / 2, room.y + room.h / 2 + font * 0.05);
}
