import { diceRows } from "../dice-rows";
import { CONTINENTS } from "./continents";
import { OUTLINES } from "./outlines.data";
import { BOARD_PICTURE } from "./picture.data";
import { PLACES } from "./places.data";

/** Where the coins with the armies that continents pay lie on the drawing, in the order of the continents. */
const COINS: readonly (readonly [x: number, y: number])[] = [
  [482, 1530],
  [697, 1900],
  [1927, 185],
  [1792, 2060],
  [2777, 190],
  [3927, 2400],
];
const COIN_RADIUS = 54;

/** The board as a table sees it, in the pixels of its picture. No landmarks: nothing is drawn in a territory. */
export const PICTURE = {
  w: BOARD_PICTURE.w,
  h: BOARD_PICTURE.h,
  pixelsPerUnit: BOARD_PICTURE.pixelsPerUnit,
  outlines: OUTLINES,
  places: PLACES,
  landmarks: OUTLINES.map((): readonly number[] => []),
  badges: CONTINENTS.map(({ territories }, i) => ({
    x: COINS[i][0],
    y: COINS[i][1],
    radius: COIN_RADIUS,
    territories,
  })),
  // The South Atlantic: no piece and no sea-line lies there.
  die: diceRows(1480, 2330),
};
