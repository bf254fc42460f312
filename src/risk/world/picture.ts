import { diceRows } from "../dice-rows";
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
  // The South Atlantic: no piece and no sea-line lies there.
  die: diceRows(1480, 2330),
};
