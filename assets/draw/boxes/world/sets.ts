/** The ladder below the map: what the next set of cards is worth. */

/** What sets are worth in the order in which they are turned in; each further one is worth five more. */
const WORTH = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85];

/** The spots of the ladder, in board pixels. */
export const SETS = WORTH.map((worth, i) => ({ worth, x: 640 + i * 176, y: 2602 }));
