/** Where everything stands, in table units: x to the east, z to the north, 0, 0 in the middle of the board. */
import { MAT } from "../../../src/tts/objects/board/design";
import type { Drawings } from "../../box";
import type { Spot } from "../../object";

/** Width from west to east, depth from north to south. */
export interface Area {
  readonly width: number;
  readonly depth: number;
}

export interface SeatPlace {
  /** The seat's colour id, as in every text. */
  readonly colour: string;
  readonly mat: Spot;
  readonly hand: Spot;
}

/** Height of the table's top: that of the game's own tables, so that its cameras and hands fit. */
export const TABLE_TOP = 0.96;

/** The table reaches further south, where three mats and their hands lie. */
export const TABLE: Spot & Area & { readonly thickness: number } = {
  ...{ x: 0, z: -5, width: 82, depth: 60, thickness: 1.4 },
};

/**
 * A hand zone; it must not reach over its mat, or what lies there would be drawn into the hand. It reaches a little below
 * the table's top: what lies flat there is in it.
 */
export const HAND: Area & { readonly height: number; readonly below: number } = {
  ...{ width: 13, depth: 4, height: 5, below: 0.2 },
};

/** A page of the rulebook, as high to wide as its picture. */
export const RULES: Area = { width: 6.9, depth: 9.2 };

/** What is free between two things. */
const GAP = 0.9;
/** From the south edge of the board to the middle of a mat beside it: the piles have the room to the north. */
const BESIDE = 8.5;

/** The board's size in table units. */
export function boardArea({ board }: Drawings): Area {
  return { width: board.w / board.pixelsPerUnit, depth: board.h / board.pixelsPerUnit };
}

/**
 * The seats of a table whose board is `board`. Everybody looks north, so that the map and all mats are upright for
 * all: the seats are a horseshoe, in the order of `colours` clockwise from the middle of the south.
 */
export function seatPlaces(board: Area, colours: readonly string[]): SeatPlace[] {
  const mats = matSpots(board, colours.length);
  const handBelow = MAT.depth / 2 + GAP + HAND.depth / 2;
  return colours.map((colour, i) => ({
    colour,
    mat: mats[i],
    hand: { x: mats[i].x, z: mats[i].z - handBelow },
  }));
}

/** Up to three mats lie south of the board; of four and more there is one on each side of it. */
function matSpots(board: Area, count: number): Spot[] {
  const aside = board.width / 2 + GAP + MAT.width / 2;
  const beside = count < 4 ? [] : [-aside, aside].map((x): Spot => ({ x, z: BESIDE - board.depth / 2 }));
  const z = -(board.depth / 2 + GAP + MAT.depth / 2);
  const row = Array.from({ length: count - beside.length }, (_, i): Spot => {
    const steps = i - (count - beside.length - 1) / 2;
    return { x: steps * (MAT.width + GAP), z };
  });
  // From the middle to the west, over both sides, and from the east back.
  const middle = Math.ceil(row.length / 2);
  return [...row.slice(0, middle).reverse(), ...beside, ...row.slice(middle).reverse()];
}

/** Where the pages of the rulebook lie, two in a row, east of the board's north. */
export function rulePlaces(board: Area, count: number): Spot[] {
  const west = board.width / 2 + GAP + RULES.width / 2;
  const north = TABLE.z + TABLE.depth / 2 - GAP - RULES.depth / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: west + (i % 2) * (RULES.width + GAP),
    z: north - Math.floor(i / 2) * (RULES.depth + GAP),
  }));
}
