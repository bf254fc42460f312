/** Where sea-lines of the world are better looked for than on the shortest way. */

/** Longitude and latitude of both ends, by their ids in the order of letters. */
export const WAYS: Record<string, [number, number, number, number]> = {
  "brazil/north_africa": [-35.5, -6, -13, 10],
  "greenland/ontario": [-51, 64, -88, 57],
  "greenland/quebec": [-46, 60.5, -62, 57],
  "great_britain/iceland": [-6.5, 57.5, -15, 64],
  "great_britain/scandinavia": [-1, 57.5, 6, 59],
  "greenland/iceland": [-38, 65.5, -23, 65.5],
};
