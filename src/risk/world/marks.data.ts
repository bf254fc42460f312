// Made by `npm run data` from assets/places-world.json and assets/board-world.svg; board pixels, y downward.

/** Spots of the marker of sets, from the first set on: what it is worth, x and y. */
export const SET_SPOTS = [[4, 640, 2602], [6, 816, 2602], [8, 992, 2602], [10, 1168, 2602], [12, 1344, 2602], [15, 1520, 2602], [20, 1696, 2602], [25, 1872, 2602], [30, 2048, 2602], [35, 2224, 2602], [40, 2400, 2602], [45, 2576, 2602], [50, 2752, 2602], [55, 2928, 2602], [60, 3104, 2602], [65, 3280, 2602], [70, 3456, 2602], [75, 3632, 2602], [80, 3808, 2602], [85, 3984, 2602]] as const;

/** Tints of pieces, from 0 to 1, by owner. */
export const TINTS = {red: {r: 0.855, g: 0.271, b: 0.196}, blue: {r: 0.145, g: 0.376, b: 0.678}, green: {r: 0.416, g: 0.71, b: 0.4}, yellow: {r: 0.937, g: 0.784, b: 0.2}, purple: {r: 0.424, g: 0.169, b: 0.471}, neutral: {r: 0.937, g: 0.922, b: 0.886}} as const;
