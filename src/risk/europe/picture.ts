import { OUTLINES } from "./outlines.data";
import { BOARD_PICTURE } from "./picture.data";
import { CITY_SPOTS, PLACES } from "./places.data";

/** The board as a table sees it, in the pixels of its picture; its landmarks are the cities. */
export const PICTURE = {
  w: BOARD_PICTURE.w,
  h: BOARD_PICTURE.h,
  pixelsPerUnit: BOARD_PICTURE.pixelsPerUnit,
  outlines: OUTLINES,
  places: PLACES,
  landmarks: CITY_SPOTS,
  die: dieSpot,
};

/**
 * The Atlantic west of Portugal: rows of three, the first in the south. No piece and no sea-line lies there, nor any
 * panel of a seat that looks at the whole board; the more dice, the nearer they come to a battle's.
 */
const SEA = { x: 152, y: 2690, step: 125, row: 3 };

function dieSpot(at: number): { x: number; y: number } {
  const row = Math.floor(at / SEA.row);
  return { x: SEA.x + (at - row * SEA.row) * SEA.step, y: SEA.y - row * SEA.step };
}
