/** The board of the world laid out. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { layOut, type Layout } from "../../map/layout";
import { FIXED } from "./ornaments";
import { LETTERS } from "./tones";
import { BOARD, MAP } from "./shapes";
import type { Chart, Land } from "../../map/chart";
import type { Shapes } from "../../map/shapes";

/** Units side by side, as offsets from their middle in steps of a unit's width. */
const GROUPS: [number, number][][] = [
  [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  [
    [-0.5, -0.45],
    [0.5, -0.45],
    [0, 0.45],
  ],
  [
    [0, -0.45],
    [-0.5, 0.45],
    [0.5, 0.45],
  ],
  [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  [
    [-0.5, -0.85],
    [0, 0],
    [0.5, 0.85],
  ],
  [
    [0.5, -0.85],
    [0, 0],
    [-0.5, 0.85],
  ],
];

/** Where sea-lines are better looked for than on the shortest way: longitude and latitude of both ends, by their ids in the order of letters. */
const WAYS: Record<string, [number, number, number, number]> = {
  "brazil/north_africa": [-35.5, -6, -13, 10],
  "greenland/ontario": [-51, 64, -88, 57],
  "greenland/quebec": [-46, 60.5, -62, 57],
  "great_britain/iceland": [-6.5, 57.5, -15, 64],
  "great_britain/scandinavia": [-1, 57.5, 6, 59],
  "greenland/iceland": [-38, 65.5, -23, 65.5],
};

export const CHART: Chart = {
  lands: TERRITORIES,
  board: BOARD,
  map: MAP,
  stock: {
    units: ["infantry", "cavalry", "artillery"],
    groups: GROUPS,
    beside: ["capital", "city"],
    town: [],
    unit: 34,
    radii: { shield: 40, capital: 36, city: 28 },
    rare: { airfield: [28, 18] },
  },
  letters: LETTERS,
  texts,
  afloat: texts,
  ways: WAYS,
  overEdge: ["alaska/kamchatka"],
  fixed: FIXED,
};

/** A name in one line, and broken at each of its blanks. */
function texts({ name }: Land): readonly (readonly string[])[] {
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return [[name], ...halves, ...(words.length > 2 ? [words] : [])];
}

/** Lays everything out; slow (about half a minute) and always the same. */
export function makeLayout(shapes: Shapes): Layout {
  return layOut(CHART, shapes, () => []);
}
