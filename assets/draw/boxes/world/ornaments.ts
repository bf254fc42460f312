/** What lies fixed on the board: the compass, the title, the continents' plaques, free water for dice. */
import { row, type Disc } from "../../map/packing";

export const COMPASS = { x: 2740, y: 2180, r: 215 };
/** The middle of the title's cartouche. */
export const TITLE = { x: 450, y: 2250 };
/** Half of a plaque's size. */
export const PLAQUE = { w: 185, h: 58 };
/** The middles of the continents' plaques, by id. */
export const PLAQUES: Record<string, { x: number; y: number }> = {
  north_america: { x: 345, y: 1530 },
  south_america: { x: 560, y: 1900 },
  europe: { x: 1790, y: 185 },
  africa: { x: 1655, y: 2060 },
  asia: { x: 2640, y: 190 },
  australia: { x: 3790, y: 2400 },
};

/** The discs that the fixed things cover. */
export const FIXED: readonly Disc[] = [
  { ...COMPASS, r: COMPASS.r + 20 },
  ...row(5, 125, { x: TITLE.x - 250, y: TITLE.y, r: 150 }),
  ...row(3, 125, { x: 1480, y: 2330, r: 60 }),
  ...row(3, 125, { x: 1480, y: 2205, r: 60 }),
  ...Object.values(PLAQUES).flatMap(({ x, y }) => row(5, 65, { x: x - 130, y, r: 66 })),
];
