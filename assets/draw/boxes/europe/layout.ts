/** The board of Europe laid out. */
import { LANDS } from "./lands";
import type { Chart, Land } from "../../map/chart";
import { layOut, type Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { FIXED } from "./ornaments";
import { capHeight } from "../../kit/type";
import { LETTERS, RADII, UNITS } from "./places";
import { BOARD, MAP } from "./shapes";
import { cityOptions } from "./towns";
import { WAYS } from "./ways";

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
