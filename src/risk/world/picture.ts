import { OUTLINES } from "./outlines.data";
import { BOARD_PICTURE } from "./picture.data";
import { PLACES } from "./places.data";

/** The board as a table sees it, in the pixels of its picture. No landmarks: nothing is drawn in a territory. */
export const PICTURE = {
  w: BOARD_PICTURE.w,
  h: BOARD_PICTURE.h,
  pixelsPerUnit: BOARD_PICTURE.pixelsPerUnit,
  outlines: OUTLINES,
  places: PLACES,
  landmarks: OUTLINES.map((): readonly number[] => []),
  die: dieSpot,
};

/** The South Atlantic: rows of three, the first in the south. No piece and no sea-line lies there. */
const SEA = { x: 1480, y: 2330, step: 125, row: 3 };

function dieSpot(at: number): { x: number; y: number } {
  const row = Math.floor(at / SEA.row);
  return { x: SEA.x + (at - row * SEA.row) * SEA.step, y: SEA.y - row * SEA.step };
}
