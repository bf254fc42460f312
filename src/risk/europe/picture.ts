import { diceRows } from "../dice-rows";
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
  badges: [],
  // The Atlantic west of Portugal: no piece and no sea-line lies there, nor any panel of a seat that looks at the whole
  // board; the more dice, the nearer they come to a battle's.
  die: diceRows(152, 2690),
};
