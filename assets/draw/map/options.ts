/** Where a land's name may lie, and what the search for places knows of the map. */
import { measure } from "../kit/type";
import type { Point } from "../kit/geometry";
import type { Chart } from "./chart";
import { apart, clearance, ground, textDiscs, type Disc, type Terrain } from "./packing";
import { GAP, type Line } from "./places";
import type { SeaLine } from "./sealines";
/** Slant and bend of names: no letter leans more than 14 degrees. */
const SETTINGS = [
  [0, 0],
  [0, 0.03],
  [0, -0.03],
  [0, 0.06],
  [0, -0.06],
  [-6, 0.03],
  [6, 0.03],
  [-6, -0.03],
  [6, -0.03],
] as const;

/** A way to set a name or a city: its lines, what they keep clear, the room about them, and what is wrong with it. */
export interface Option {
  lines: Line[];
  discs: Disc[];
  slack: number;
  cost: number;
  /** Of a city the middle of its symbol. */
  at?: Point;
}

/** What the search needs: the board's field, its rooms, and discs that are taken from the start. */
export interface World extends Terrain {
  chart: Chart;
  /** Where a land's city may lie, the best first. */
  cities: (w: World, index: number) => Option[];
  /** Board position of a place in degrees. */
  place: (lon: number, lat: number) => Point;
  blocked: Disc[];
}

/** The world of a board with the ends of its sea-lines taken. */
export function makeWorld(
  chart: Chart,
  cities: World["cities"],
  place: World["place"],
  terrain: Terrain,
  lines: readonly SeaLine[],
): World {
  const blocked = lines.flatMap((l) => {
    const n = l.points.length - 1;
    return [l.points[0], l.points[n]].map(([x, y]) => ({ x, y, r: 12 }));
  });
  return { chart, cities, place, blocked, ...terrain };
}

/** Every spot, slant and bend that a name can take on its land. */
export function nameOptions(w: World, index: number, value: number): Option[] {
  const { lands, texts, letters } = w.chart;
  const { face, tracking, size, cap } = letters;
  const g = ground(w, value, 3);
  const out: Option[] = [];
  for (const text of texts(lands[index])) {
    const widths = text.map((s) => measure(s, face, size, tracking));
    for (const [angle, bend] of SETTINGS) {
      if (text.length > 1 && (angle || bend)) continue;
      for (let i = 0; i < g.count; i++) {
        const lines = text.map((s, k): Line => ({
          text: s,
          x: g.x[i],
          y: g.y[i] + cap * size * 0.5 + (k - (text.length - 1) / 2) * size * 0.95,
          size,
          angle,
          bend,
        }));
        const discs = lines.flatMap((l, k) => textDiscs(l.x, l.y, widths[k], cap * size, angle, bend));
        const slack = clearance(discs, w, value);
        if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
        out.push({ lines, discs, slack, cost: Math.abs(angle) * 1.2 + Math.abs(bend) * 250 });
      }
    }
  }
  return out;
}
