/** Where everything stands, in table units: x to the east, z to the north, 0, 0 in the middle of the board. */
import { COLOURS } from "../src/games/castle-risk/meta";

export interface Spot {
  readonly x: number;
  readonly z: number;
}

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
export const BOARD_THICKNESS = 0.2;
export const MAT_THICKNESS = 0.12;

/** The table reaches further south, where three mats and their hands lie. */
export const TABLE: Spot & Area & { readonly thickness: number } = {
  ...{ x: 0, z: -5, width: 82, depth: 60, thickness: 1.4 },
};

/** A mat is twice as wide as deep; a card of 2.2 by 3.07 units lies within its frames. */
export const MAT: Area = { width: 14, depth: 7 };

/** A hand zone; it must not reach over its mat, or what lies there would be drawn into the hand. */
export const HAND: Area & { readonly height: number } = { width: 13, depth: 4, height: 5 };

/** What is free between two things. */
const GAP = 0.9;
/** How far a mat beside the board lies south of its middle: the piles have the room to the north. */
const BESIDE = 9.5;

/**
 * The seats of a table whose board is `board`. Everybody looks north, so that the map and all mats are upright for
 * all: the seats are a horseshoe, in the order of the colours clockwise from the middle of the south.
 */
export function seatPlaces(board: Area): SeatPlace[] {
  const south = -(board.depth / 2 + GAP + MAT.depth / 2);
  const aside = board.width / 2 + GAP + MAT.width / 2;
  const step = MAT.width + GAP;
  const mats: Spot[] = [
    { x: 0, z: south },
    { x: -step, z: south },
    { x: -aside, z: -BESIDE },
    { x: aside, z: -BESIDE },
    { x: step, z: south },
  ];
  const handBelow = MAT.depth / 2 + GAP + HAND.depth / 2;
  return COLOURS.map((colour, i) => ({
    colour,
    mat: mats[i],
    hand: { x: mats[i].x, z: mats[i].z - handBelow },
  }));
}

/** Where the piles lie: missions, Castle Risk cards and their discards, west of the board's north. */
export function pilePlaces(board: Area): Spot[] {
  const west = -(board.width / 2 + GAP);
  return [10, 6.5, 3].map((from) => ({ x: west - from + 1.2, z: board.depth / 2 - 4 }));
}
