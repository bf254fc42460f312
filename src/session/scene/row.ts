import type { PieceSpot } from "./pieces";
import type { Group, Thing } from "./thing";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place for a card on a mat: its middle and its size, in pixels of the mat. */
export type Slot = Point & { readonly w: number; readonly h: number };

/** Which one of its kind a thing is at its place, of how many, and how many things of other kinds lie there. */
export interface Row {
  readonly i: number;
  readonly n: number;
  readonly others: number;
}

/** Where a thing of this group stands among those at its place, in the order of the layout. */
export function rowOf(thing: Thing, { things }: Group): Row {
  let i = 0;
  let n = 0;
  let others = 0;
  for (const other of things) {
    if (other.key === thing.key) i = n;
    if (other.place !== thing.place) continue;
    if (other.kind === thing.kind) n++;
    else others++;
  }
  return { i, n, others };
}

/** A piece `width` wide at a place of the board's picture, in its pixels. */
export function onBoard(x: number, y: number, width: number, layer = 0): PieceSpot {
  return { on: "board", x, y, width, layer };
}

/** A piece `width` wide at a point of a mat. */
export function onPoint({ x, y }: Point, width: number): PieceSpot {
  return { on: "mat", x, y, width, layer: 0 };
}

/** Blanks lie in a row where a hand is that nobody holds, those of the kind `last` after the others. */
export function besideHand({ kind }: Thing, { i, n, others }: Row, last: string): PieceSpot {
  const before = kind === last ? others : 0;
  const all = n + others;
  const width = 1 / (all + 2);
  return { on: "hand", x: (before + i - (all - 1) / 2) * width, y: 0, width, layer: 0 };
}

/** Several cards share a slot: smaller the more they are, each showing a corner below the next. */
export function fanned(slot: Slot, { i, n }: Row): PieceSpot {
  const part = n < 2 ? 1 : n < 3 ? 0.75 : 0.6;
  const way = n < 2 ? 0 : i / (n - 1) - 0.5;
  const x = slot.x + way * slot.w * (1 - part);
  return { on: "mat", x, y: slot.y + way * slot.h * (1 - part), width: slot.w * part, layer: i };
}
