// Made by `npm run data` from assets/places-world.json and assets/board-world.svg; board pixels, y downward.

/** Spots of the marker of sets, from the first set on: what it is worth, x and y. */
export const SET_SPOTS = [[4, 700, 2604], [6, 871, 2604], [8, 1042, 2604], [10, 1213, 2604], [12, 1384, 2604], [15, 1555, 2604], [20, 1726, 2604], [25, 1897, 2604], [30, 2068, 2604], [35, 2239, 2604], [40, 2410, 2604], [45, 2581, 2604], [50, 2752, 2604], [55, 2923, 2604], [60, 3094, 2604], [65, 3265, 2604], [70, 3436, 2604], [75, 3607, 2604], [80, 3778, 2604], [85, 3949, 2604]] as const;

/** Tints of pieces, from 0 to 1, by owner and by model. */
export const TINTS = {red: {r: 0.855, g: 0.271, b: 0.196}, blue: {r: 0.145, g: 0.376, b: 0.678}, green: {r: 0.416, g: 0.71, b: 0.4}, yellow: {r: 0.937, g: 0.784, b: 0.2}, purple: {r: 0.424, g: 0.169, b: 0.471}, orange: {r: 0.957, g: 0.651, b: 0.376}, neutral: {r: 0.937, g: 0.922, b: 0.886}, city: {r: 0.992, g: 0.945, b: 0.831}} as const;
