// Made by `npm run data` from assets/places-world.json and assets/board-world.svg; board pixels, y downward.

/** The board's picture; at its intended size a table unit has so many pixels. */
export const BOARD_PICTURE = {w: 4096, h: 2720, pixelsPerUnit: 100} as const;
