/** The board of Europe laid out. */
import { LANDS } from "./lands";
import { layOut, type Layout } from "../../map/layout";
import { FIXED } from "./ornaments";
import { capHeight } from "../../kit/type";
import { LETTERS, RADII, UNITS } from "./places";
import { BOARD, MAP } from "./shapes";
import { cityOptions } from "./towns";
import type { Chart, Land } from "../../map/chart";
import type { Shapes } from "../../map/shapes";

/** Units side by side, as offsets from their middle in steps of a unit's width. */
const GROUPS: [number, number][][] = [
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-1.5, 0],
    [-0.5, 0],
    [0.5, 0],
    [1.5, 0],
  ],
  [
    [-1, -0.45],
    [0, -0.45],
    [-0.5, 0.45],
    [0.5, 0.45],
  ],
  [
    [-0.5, -0.45],
    [0.5, -0.45],
    [0, 0.45],
    [1, 0.45],
  ],
  [
    [0, -0.9],
    [-0.5, 0],
    [0.5, 0],
    [0, 0.9],
  ],
  [
    [-1.5, -0.3],
    [-0.5, 0.3],
    [0.5, -0.3],
    [1.5, 0.3],
  ],
  [
    [0, -1.5],
    [0, -0.5],
    [0, 0.5],
    [0, 1.5],
  ],
  [
    [-0.3, -1.3],
    [0.3, -0.45],
    [-0.3, 0.45],
    [0.3, 1.3],
  ],
];

/** Names that take two lines. */
const LINES: Record<string, readonly string[] | undefined> = {
  kingdom_of_sicily: ["Kingdom", "of Sicily"],
  novgorod: ["Republic", "of Novgorod"],
  leon_castile: ["León-", "Castile"],
};

/** Where sea-lines are better looked for than on the shortest way: longitude and latitude of both ends, by their ids in the order of letters. */
const WAYS: Record<string, [number, number, number, number]> = {
  "greece/tunisia": [21.7, 36.9, 11, 35.3],
  "norway/scotland": [5.8, 59.5, -2.2, 57.5],
  "brittany/ireland": [-4.5, 48.4, -7.5, 51.9],
  "brittany/leon_castile": [-4.0, 47.8, -5.5, 43.6],
  "algeria/valencia": [2.2, 36.5, -0.2, 38.7],
  "england/normandy": [-1.3, 50.7, -0.5, 49.3],
  "england/lorraine": [1.3, 51.2, 2.9, 51.3],
  "lithuania/pomerania": [21.0, 56.3, 18.4, 54.8],
  "finland/sweden": [21.5, 61.2, 17.2, 61.0],
  "kingdom_of_sicily/venice": [16.5, 41.7, 16.5, 43.5],
  "rome/sardinia": [12.0, 42.0, 9.6, 41.0],
  "sardinia/tunisia": [9.0, 39.0, 9.8, 37.2],
  "barcelona/burgundy": [2.9, 41.7, 5.0, 43.4],
  "denmark/norway": [9.8, 57.5, 8.0, 58.1],
  "ireland/scotland": [-6.2, 55.1, -5.2, 55.3],
  "ireland/wales": [-6.4, 52.3, -5.1, 52.0],
  "leon_castile/morocco": [-6.4, 36.9, -6.1, 35.6],
};

const CHART: Chart = {
  lands: LANDS,
  board: BOARD,
  map: MAP,
  stock: {
    units: UNITS,
    groups: GROUPS,
    beside: ["castle"],
    town: ["capital", "banner", "plundered"],
    unit: RADII.unit,
    radii: RADII,
  },
  letters: { ...LETTERS, cap: capHeight("title") },
  texts,
  afloat: (land) => [[land.name], ...(LINES[land.id] === undefined ? [] : [LINES[land.id] ?? []])],
  ways: WAYS,
  overEdge: [],
  fixed: FIXED,
};

function texts({ id, name }: Land): readonly (readonly string[])[] {
  const lines = LINES[id];
  return lines === undefined ? [[name]] : [lines, [lines.join(id === "leon_castile" ? "" : " ")]];
}

/** Lays everything out; slow (about half a minute) and always the same. */
export function makeLayout(shapes: Shapes): Layout {
  return layOut(CHART, shapes, cityOptions);
}
