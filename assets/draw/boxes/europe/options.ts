/** Where a land's name and its city may lie. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { capHeight, measure } from "../../kit/type";
import { FIRST, SEA } from "./divide";
import { apart, clearance, ground, rooms, textDiscs, type Disc } from "./packing";
import { CITY_DISCS, CITY_SIZE, GAP, LINES, NAME_SIZE, type Line } from "./places";
import type { Field } from "../../kit/raster";
import type { SeaLine } from "./sealines";
import type { Shapes } from "./shapes";

const CAP = capHeight("title");
const CITY_CAP = 0.7;
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
}

/** What the search needs: the board's field, its rooms, and discs that are taken from the start. */
export interface World {
  land: Field;
  scale: number;
  room: Float32Array;
  blocked: Disc[];
}

/** The world of a board's field with the ends of its sea-lines taken. */
export function makeWorld(land: Field, scale: number, lines: readonly SeaLine[]): World {
  const blocked = lines.flatMap((l) => {
    const n = l.points.length - 1;
    return [l.points[0], l.points[n]].map(([x, y]) => ({ x, y, r: 12 }));
  });
  return { land, scale, room: rooms(land, scale), blocked };
}

/** Every spot, slant and bend that a name can take on its land. */
export function nameOptions(w: World, index: number, value: number): Option[] {
  const t = TERRITORIES[index];
  const texts = LINES[t.id]
    ? [LINES[t.id], [LINES[t.id].join(t.id === "leon_castile" ? "" : " ")]]
    : [[t.name]];
  const g = ground(w.land, w.room, w.scale, value, 3);
  const out: Option[] = [];
  for (const text of texts) {
    const widths = text.map((s) => measure(s, "title", NAME_SIZE, 0.02));
    for (const [angle, bend] of SETTINGS) {
      if (text.length > 1 && (angle || bend)) continue;
      for (let i = 0; i < g.count; i++) {
        const lines = text.map((s, k): Line => ({
          text: s,
          x: g.x[i],
          y: g.y[i] + CAP * NAME_SIZE * 0.5 + (k - (text.length - 1) / 2) * NAME_SIZE * 0.95,
          size: NAME_SIZE,
          angle,
          bend,
        }));
        const discs = lines.flatMap((l, k) => textDiscs(l.x, l.y, widths[k], CAP * NAME_SIZE, angle, bend));
        const slack = clearance(discs, w.land, w.room, w.scale, value);
        if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
        out.push({ lines, discs, slack, cost: Math.abs(angle) * 1.2 + Math.abs(bend) * 250 });
      }
    }
  }
  return out;
}

/** The spots for a city and its name, the nearest to its true place first. */
export function cityOptions(w: World, shapes: Shapes, index: number): Option[] {
  const city = TERRITORIES[index].city!;
  const [cx, cy] = shapes.place(city.lon, city.lat);
  const width = measure(city.name, "italic", CITY_SIZE);
  const cap = CITY_CAP * CITY_SIZE;
  const out: Option[] = [];
  const g = ground(w.land, w.room, w.scale, index + FIRST, 2);
  for (let i = 0; i < g.count; i++) {
    const [x, y] = [g.x[i], g.y[i]];
    const away = Math.hypot(x - cx, y - cy);
    if (away > 280) continue;
    const symbol = CITY_DISCS.map((d) => ({ x: x + d.x, y: y + d.y, r: d.r }));
    if (clearance(symbol, w.land, w.room, w.scale, index + FIRST) < 0 || !apart(symbol, w.blocked, GAP))
      continue;
    for (const [lx, ly, cost] of [
      [0, 64 + cap, 0],
      [0, -80, 40],
      [92 + width / 2, cap / 2, 20],
      [-84 - width / 2, cap / 2, 20],
    ]) {
      const line: Line = { text: city.name, x: x + lx, y: y + ly, size: CITY_SIZE, angle: 0, bend: 0 };
      const discs = textDiscs(line.x, line.y, width, cap, 0, 0);
      const slack = Math.max(
        clearance(discs, w.land, w.room, w.scale, index + FIRST),
        clearance(discs, w.land, w.room, w.scale, SEA) - 6,
      );
      if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
      out.push({ lines: [line], discs: [...symbol, ...discs], slack, cost: away * 0.8 + cost });
    }
  }
  return out.sort((a, b) => a.cost - b.cost).slice(0, 160);
}
