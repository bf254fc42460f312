// Made by `npm run data` from assets/places.json and assets/board.svg; board pixels, y downward.

/** The board's picture; at its intended size a table unit has so many pixels. */
export const BOARD_PICTURE = {w: 4096, h: 3600, pixelsPerUnit: 100} as const;
