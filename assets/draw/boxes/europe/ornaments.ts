/** What lies fixed on the board: the compass, the title, the table of arms. */
import { row, type Disc } from "../../map/packing";

export const COMPASS = { x: 340, y: 1640, r: 220 };
/** The middle of the title's scroll. */
export const TITLE = { x: 640, y: 396 };
/** The table of arms. */
export const ARMS_BOX = { x: 3318, y: 2872, w: 648, h: 448 };

/** The discs that the fixed things cover. */
export const FIXED: readonly Disc[] = [
  { ...COMPASS, r: COMPASS.r + 30 },
  ...row(7, 150, { x: TITLE.x - 450, y: TITLE.y - 6, r: 190 }),
  ...[0, 1, 2].flatMap((k) => row(4, 180, { x: ARMS_BOX.x + 42, y: ARMS_BOX.y + 88 + k * 180, r: 130 })),
];
