// Made by `npm run data` from assets/places.json and assets/board.svg; board pixels, y downward.

/** Spots of the round marker, from round 1 on. */
export const ROUND_SPOTS = [[430, 73], [614, 73], [798, 73], [982, 73], [1166, 73], [1350, 73], [1534, 73], [1718, 73], [1902, 73], [2086, 73], [2270, 73], [2454, 73], [2638, 73], [2822, 73], [3006, 73], [3190, 73], [3374, 73], [3558, 73], [3742, 73], [3926, 73]] as const;

/** Tints of pieces, from 0 to 1, by owner and by model. */
export const TINTS = {red: {r: 0.855, g: 0.271, b: 0.196}, blue: {r: 0.145, g: 0.376, b: 0.678}, green: {r: 0.416, g: 0.71, b: 0.4}, yellow: {r: 0.937, g: 0.784, b: 0.2}, purple: {r: 0.424, g: 0.169, b: 0.471}, orange: {r: 0.957, g: 0.651, b: 0.376}, neutral: {r: 0.937, g: 0.922, b: 0.886}, coin: {r: 0.851, g: 0.647, b: 0.125}, crown: {r: 0.851, g: 0.647, b: 0.125}, first_player: {r: 0.851, g: 0.647, b: 0.125}, plundered: {r: 0.725, g: 0.396, b: 0.243}, castle: {r: 0.722, g: 0.671, b: 0.576}} as const;
