/** Names that find no room on their land lie beside it in the sea with the land's shield, tied to it by a leader. */
import { measure } from "../kit/type";
import { SEA } from "./divide";
import {
  apart,
  cellAt,
  clearance,
  ground,
  isOnMap,
  SCALE,
  textDiscs,
  type Disc,
  type Spot,
  type Terrain,
} from "./packing";
import type { Chart, Letters } from "./chart";
import type { SeaLine } from "./sealines";

export type Leader = [number, number, number, number];

/** A name in the sea: the middles of the name's baselines, the place of the shield, all its discs, the leader to the land. */
export interface Callout {
  lines: { text: string; x: number; y: number }[];
  discs: Disc[];
  shield: Disc;
  leader: Leader;
}

/** The sea as seen by names: what is taken, and how far land is. */
export interface SeaRoom extends Terrain {
  chart: Chart;
  taken: Disc[];
}

/** Free sea beside the sea-lines, whose strokes are kept clear. */
export function makeSea(chart: Chart, terrain: Terrain, lines: readonly SeaLine[]): SeaRoom {
  return {
    chart,
    ...terrain,
    taken: [...chart.fixed, ...lines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r: 12 })))],
  };
}

/** Points a little inland, free of pieces, at which a leader may end. */
function landings(sea: SeaRoom, value: number, keep: readonly Disc[]): Spot[] {
  const g = ground(sea, value, 2);
  const out: Spot[] = [];
  for (let i = 0; i < g.count; i++) {
    if (g.room[i] >= 7 && g.room[i] <= 50 && apart([{ x: g.x[i], y: g.y[i], r: 6 }], keep, 2))
      out.push({ x: g.x[i], y: g.y[i] });
  }
  return out;
}

function free(sea: SeaRoom, value: number, a: Spot, b: Spot): boolean {
  const steps = Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 6);
  for (let k = 0; k <= steps; k++) {
    const [x, y] = [a.x + ((b.x - a.x) * k) / steps, a.y + ((b.y - a.y) * k) / steps];
    const v = sea.land.v[cellAt(sea.land, x, y)];
    if ((v !== SEA && v !== value) || !apart([{ x, y, r: 3 }], sea.taken, 2)) return false;
  }
  return true;
}

function leaderFrom(sea: SeaRoom, value: number, spots: readonly Spot[], from: Spot): Leader | undefined {
  const near = spots
    .map((s) => ({ s, d: Math.hypot(s.x - from.x, s.y - from.y) }))
    .filter((o) => o.d < 260)
    .sort((a, b) => a.d - b.d)
    .slice(0, 24);
  const hit = near.find((o) => free(sea, value, from, o.s));
  return hit && [from.x, from.y, hit.s.x, hit.s.y];
}

/** The outline of a land's extent in board pixels: left, right, top, low. */
function extent(sea: SeaRoom, value: number): [number, number, number, number] {
  let [left, right, top, low] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < sea.land.v.length; i++) {
    if (sea.land.v[i] !== value) continue;
    const [x, y] = [(i % sea.land.w) * SCALE, Math.floor(i / sea.land.w) * SCALE];
    [left, right, top, low] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(low, y)];
  }
  return [left, right, top, low];
}

/** Points on the rim of what floats, from which a leader may start. */
function moorings(o: Option, width: number, rise: number): Spot[] {
  const rim = Array.from({ length: 16 }, (_, k) => ({
    x: o.shield.x + Math.cos((k * Math.PI) / 8) * o.shield.r,
    y: o.shield.y + Math.sin((k * Math.PI) / 8) * o.shield.r,
  }));
  const sides = [-width / 2 - 12, width / 2 + 12].map((dx) => ({ x: o.x + dx, y: o.y - rise / 2 }));
  const ends = [-width / 3, 0, width / 3].flatMap((dx) => [
    { x: o.x + dx, y: o.y - rise - 16 },
    { x: o.x + dx, y: o.y + 24 },
  ]);
  return [...sides, ...ends, ...rim];
}

/** Whether a leader touches what it starts from at its start only. */
const clearOf = (leader: Leader, discs: readonly Disc[]): boolean => {
  const [x1, y1, x2, y2] = leader;
  const length = Math.hypot(x2 - x1, y2 - y1);
  for (let t = 8; t < length; t += 6) {
    const at = { x: x1 + ((x2 - x1) * t) / length, y: y1 + ((y2 - y1) * t) / length, r: 1 };
    if (!apart([at], discs, 2)) return false;
  }
  return true;
};

/** A name of one or two lines as it is set: its widths, its pitch from line to line, its rise above the last baseline. */
interface Setting {
  texts: readonly string[];
  widths: readonly number[];
  width: number;
  pitch: number;
  cap: number;
  rise: number;
}

function settingOf(texts: readonly string[], { face, tracking, size, cap: share }: Letters): Setting {
  const cap = share * size;
  const widths = texts.map((t) => measure(t, face, size, tracking));
  const pitch = size * 0.95;
  return { texts, widths, width: Math.max(...widths), pitch, cap, rise: cap + (texts.length - 1) * pitch };
}

/** A place in the sea for name and shield, and what it costs. */
interface Option extends Spot {
  cost: number;
  discs: Disc[];
  shield: Disc;
}

/** The sides of a name at which its shield can be, and what each costs. */
function sidesOf({ width, rise }: Setting, r: number): readonly (readonly [number, number, number])[] {
  const beside = width / 2 + r + 16;
  const above = r + 18;
  return [
    [-beside, -rise / 2, 0],
    [beside, -rise / 2, 0],
    [0, -rise - above, 60],
    [0, above + 8, 60],
  ];
}

/** The free places with a baseline at x, y: none, or one for each side at which the shield has room. */
function optionsAt(
  sea: SeaRoom,
  set: Setting,
  [left, right, top, low]: readonly [number, number, number, number],
  x: number,
  y: number,
): Option[] {
  const letters = set.texts.flatMap((_, k) =>
    textDiscs(x, y - (set.texts.length - 1 - k) * set.pitch, set.widths[k], set.cap, 0, 0),
  );
  if (clearance(letters, sea, SEA) < 5 || !apart(letters, sea.taken, 6)) return [];
  const away = Math.max(0, left - x, x - right) + Math.max(0, top - y, y - low);
  const far = Math.hypot(x - (left + right) / 2, y - (top + low) / 2);
  const r = sea.chart.stock.radii.shield;
  return sidesOf(set, r).flatMap(([sx, sy, extra]) => {
    const shield = { x: x + sx, y: y + sy, r };
    const slack = clearance([shield], sea, SEA);
    if (slack < 5 || !isOnMap(sea.chart.map, [...letters, shield], 24) || !apart([shield], sea.taken, 6))
      return [];
    const cost = away + far * 0.5 - Math.min(slack, 16) + extra;
    return [{ x, y, shield, discs: [...letters, shield], cost }];
  });
}

/** The cheapest of some places, with its leader to one of `spots`; the places come cheapest first. */
function bestCallout(
  sea: SeaRoom,
  value: number,
  set: Setting,
  options: readonly Option[],
  spots: readonly Spot[],
): Callout | undefined {
  const { texts, pitch } = set;
  let best: (Callout & { cost: number }) | undefined;
  for (const o of options.slice(0, 400)) {
    if (best && o.cost * 0.3 + 40 >= best.cost) break;
    for (const from of moorings(o, set.width, set.rise)) {
      const leader = leaderFrom(sea, value, spots, from);
      if (!leader || !clearOf(leader, o.discs)) continue;
      const cost = o.cost * 0.3 + Math.max(40, Math.hypot(leader[0] - leader[2], leader[1] - leader[3]));
      if (!best || cost < best.cost)
        best = {
          lines: texts.map((text, k) => ({ text, x: o.x, y: o.y - (texts.length - 1 - k) * pitch })),
          discs: o.discs,
          shield: o.shield,
          leader,
          cost,
        };
    }
  }
  return best;
}

/**
 * The best free water for a name of one or two lines with the land's shield at its side;
 * `keep` are the discs on its own land.
 */
export function placeCallout(
  whole: SeaRoom,
  value: number,
  texts: readonly string[],
  keep: readonly Disc[],
): Callout | undefined {
  const set = settingOf(texts, whole.chart.letters);
  const edges = extent(whole, value);
  const [left, right, top, low] = edges;
  const near = (d: Disc): boolean =>
    d.x > left - 700 && d.x < right + 700 && d.y > top - 500 && d.y < low + 500;
  const sea = { ...whole, taken: whole.taken.filter(near) };
  const options: Option[] = [];
  for (let y = top - 300; y < low + 300; y += 8)
    for (let x = left - 400; x < right + 400; x += 8) options.push(...optionsAt(sea, set, edges, x, y));
  options.sort((a, b) => a.cost - b.cost);
  return bestCallout(sea, value, set, options, landings(sea, value, keep));
}
