/** Finds, for every land, where its name, its city and all its pieces lie: nothing covers anything. */
import { TERRITORIES } from "../../../src/games/castle-risk/board";
import { rng } from "../kit/rng";
import { capHeight, measure } from "../kit/type";
import { FIRST, SEA } from "./divide";
import { apart, clearance, ground, occupy, rooms, textDiscs, type Disc, type Ground } from "./packing";
import type { Field } from "./raster";
import type { Shapes } from "./shapes";
import type { SeaLine } from "./sealines";

/** What may lie in a land, and the radius in pixels that is kept for it. */
export const RADII = { unit: 34, castle: 38, shield: 40, capital: 40, banner: 34, plundered: 30 } as const;
export const UNITS = ["infantry", "archer", "cavalry", "siege"] as const;
export const NAME_SIZE = 68;
export const CITY_SIZE = 62;
/** The city symbol with its crown and its tax coin, about its middle. */
export const CITY_DISCS: readonly Disc[] = [{ x: -16, y: -7, r: 55 }, { x: 46, y: 16, r: 33 }];
const GAP = 5;

/** One line of lettering: the middle of its baseline, in board pixels; angle in degrees; bend as in textPath. */
export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  angle: number;
  bend: number;
}

export interface LandPlaces {
  id: string;
  name: Line[];
  /** From the land to its name, where that lies in the sea. */
  leader?: [number, number, number, number];
  city?: { x: number; y: number; name: Line; leader?: [number, number, number, number] };
  places: Record<string, Disc>;
  /** Pieces that lie on a raft in the sea, and the line that ties it to its land. */
  raft?: { ids: string[]; leader: [number, number, number, number] };
}

const CAP = capHeight("title");
const CITY_CAP = 0.7;
const TRIES = 700;
/** More room than this (pixels) around a piece is no better. */
const AIR = 22;

/** Names that take two lines. */
export const LINES: Record<string, string[]> = {
  kingdom_of_sicily: ["Kingdom", "of Sicily"], novgorod: ["Republic", "of Novgorod"], leon_castile: ["León-", "Castile"],
};
/** Units side by side, as offsets from their middle in steps of a unit's width. */
const GROUPS: [number, number][][] = [
  [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]],
  [[-1.5, 0], [-0.5, 0], [0.5, 0], [1.5, 0]],
  [[-1, -0.45], [0, -0.45], [-0.5, 0.45], [0.5, 0.45]],
  [[-0.5, -0.45], [0.5, -0.45], [0, 0.45], [1, 0.45]],
  [[0, -0.9], [-0.5, 0], [0.5, 0], [0, 0.9]],
  [[-1.5, -0.3], [-0.5, 0.3], [0.5, -0.3], [1.5, 0.3]],
  [[0, -1.5], [0, -0.5], [0, 0.5], [0, 1.5]],
  [[-0.3, -1.3], [0.3, -0.45], [-0.3, 0.45], [0.3, 1.3]],
];

interface Option { lines: Line[]; discs: Disc[]; slack: number; cost: number }

interface World { land: Field; scale: number; room: Float32Array; blocked: Disc[] }

function nameOptions(w: World, index: number, value: number): Option[] {
  const t = TERRITORIES[index];
  const texts = LINES[t.id] ? [LINES[t.id], [LINES[t.id].join(t.id === "leon_castile" ? "" : " ")]] : [[t.name]];
  const g = ground(w.land, w.room, w.scale, value, 3);
  const out: Option[] = [];
  for (const text of texts) {
    const widths = text.map((s) => measure(s, "title", NAME_SIZE, 0.02));
    for (const [angle, bend] of [[0, 0], [0, 0.06], [0, -0.06], [-10, 0.05], [10, 0.05], [-10, -0.05], [10, -0.05], [-22, 0.05], [22, 0.05], [-22, -0.05], [22, -0.05], [-38, 0.04], [38, 0.04], [-55, 0.04], [55, 0.04]]) {
      if (text.length > 1 && (angle || bend)) continue;
      for (let i = 0; i < g.count; i++) {
        const lines = text.map((s, k): Line => ({ text: s, x: g.x[i], y: g.y[i] + CAP * NAME_SIZE * 0.5 + (k - (text.length - 1) / 2) * NAME_SIZE * 0.95, size: NAME_SIZE, angle, bend }));
        const discs = lines.flatMap((l, k) => textDiscs(l.x, l.y, widths[k], CAP * NAME_SIZE, angle, bend));
        const slack = clearance(discs, w.land, w.room, w.scale, value);
        if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
        out.push({ lines, discs, slack, cost: Math.abs(angle) * 1.2 + Math.abs(bend) * 250 });
      }
    }
  }
  return out;
}

function cityOptions(w: World, shapes: Shapes, index: number): Option[] {
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
    if (clearance(symbol, w.land, w.room, w.scale, index + FIRST) < 0 || !apart(symbol, w.blocked, GAP)) continue;
    for (const [lx, ly, cost] of [[0, 64 + cap, 0], [0, -80, 40], [92 + width / 2, cap / 2, 20], [-84 - width / 2, cap / 2, 20]]) {
      const line: Line = { text: city.name, x: x + lx, y: y + ly, size: CITY_SIZE, angle: 0, bend: 0 };
      const discs = textDiscs(line.x, line.y, width, cap, 0, 0);
      const slack = Math.max(clearance(discs, w.land, w.room, w.scale, index + FIRST), clearance(discs, w.land, w.room, w.scale, SEA) - 6);
      if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
      out.push({ lines: [line], discs: [...symbol, ...discs], slack, cost: away * 0.8 + cost });
    }
  }
  return out.sort((a, b) => a.cost - b.cost).slice(0, 160);
}

function putUnits(g: Ground, room: Float32Array, random: () => number): Disc[] | undefined {
  const pitch = RADII.unit * 2 + GAP;
  const order = Array.from({ length: 60 }, () => Math.floor(random() * g.count));
  let best: { discs: Disc[]; slack: number; rank: number } | undefined;
  const at = new Map<number, number>();
  const reach = 3;
  const key = (x: number, y: number): number => Math.round(x / 12 - 0.5) * 4096 + Math.round(y / 12 - 0.5);
  for (let i = 0; i < g.count; i++) at.set(key(g.x[i], g.y[i]), i);
  for (let shape = 0; shape < GROUPS.length; shape++) {
    for (const i of order) {
      let slack = Infinity;
      const discs = GROUPS[shape].map(([dx, dy]): Disc => ({ x: g.x[i] + dx * pitch, y: g.y[i] + dy * pitch, r: RADII.unit }));
      for (const d of discs) {
        const cell = at.get(key(d.x, d.y));
        slack = Math.min(slack, cell === undefined ? -99 : room[cell] - Math.hypot(g.x[cell] - d.x, g.y[cell] - d.y) - d.r);
        if (slack < 0) break;
      }
      if (slack < 0) continue;
      const rank = shape * 8 + Math.min(slack, 40) * 0.5 + reach * random();
      if (!best || rank < best.rank) best = { discs, slack, rank };
    }
    if (best && shape >= 1) break;
  }
  return best?.discs;
}

function putOne(g: Ground, room: Float32Array, r: number, random: () => number): Disc | undefined {
  let [best, at] = [Infinity, -1];
  for (let i = 0; i < g.count; i++) {
    const slack = room[i] - r;
    if (slack < 0) continue;
    const rank = slack + random() * 26;
    if (rank < best) [best, at] = [rank, i];
  }
  return at < 0 ? undefined : { x: g.x[at], y: g.y[at], r };
}

interface Attempt { grouped: boolean; places: Record<string, Disc>; missing: string[]; name: Option | undefined; city: Option | undefined; score: number }

function attempt(base: Ground, kinds: readonly string[], name: Option | undefined, city: Option | undefined, random: () => number): Attempt {
  const room = base.room.slice();
  const places: Record<string, Disc> = {};
  const missing: string[] = [];
  if (city) occupy(base, room, city.discs, GAP);
  if (name) occupy(base, room, name.discs, GAP);
  let score = (name?.cost ?? 0) + (city?.cost ?? 0) - Math.min(name?.slack ?? 0, 20);
  const units = putUnits(base, room, random);
  if (units) {
    units.forEach((d, i) => (places[UNITS[i]] = d));
    occupy(base, room, units, GAP);
  } else {
    score += 60;
  }
  for (const kind of [...kinds, ...(units ? [] : UNITS)]) {
    const r = (UNITS as readonly string[]).includes(kind) ? RADII.unit : RADII[kind as keyof typeof RADII];
    const d = putOne(base, room, r, random);
    if (!d) {
      missing.push(kind);
      score += 1000;
      continue;
    }
    places[kind] = d;
    occupy(base, room, [d], GAP);
  }
  const middle = name?.discs[Math.floor(name.discs.length / 2)] ?? places.infantry;
  if (middle) for (const kind of ["shield", "infantry", "siege"]) if (places[kind]) score += Math.hypot(places[kind].x - middle.x, places[kind].y - middle.y) * 0.12;
  return { grouped: !!units, places, missing, name, city, score };
}

/** Solves one land; a name that takes too much room goes to the sea (`outside`). */
export function solveLand(w: World, shapes: Shapes, index: number, outside: boolean): Attempt {
  const t = TERRITORIES[index];
  const random = rng(1000 + index);
  const names = outside ? [] : nameOptions(w, index, index + FIRST);
  const cities = t.city ? cityOptions(w, shapes, index) : [];
  const base = ground(w.land, w.room, w.scale, index + FIRST, 3);
  occupy(base, base.room, w.blocked, GAP);
  const kinds = ["castle", "shield", ...(t.city ? ["capital", "banner", "plundered"] : [])];
  let best: Attempt | undefined;
  for (let k = 0; k < (outside ? TRIES * 4 : TRIES); k++) {
    const city = cities.length ? cities[Math.floor(random() * random() * cities.length)] : undefined;
    let name: Option | undefined;
    for (let q = 0; q < 12 && names.length && !name; q++) {
      const option = names[Math.floor(random() * names.length)];
      if (!city || apart(option.discs, city.discs, GAP)) name = option;
    }
    if (names.length && !name) continue;
    const a = attempt(base, kinds, name, city, random);
    if (!best || a.score < best.score) best = a;
  }
  return best ?? attempt(base, kinds, undefined, cities[0], random);
}

/** Moves pieces a little to where they have more air; groups of units move together. */
export function settle(w: World, value: number, a: Attempt): void {
  const fixed = [...w.blocked, ...(a.name?.discs ?? []), ...(a.city?.discs ?? [])];
  const unitsTogether = a.grouped;
  const sets = [...(unitsTogether ? [[...UNITS]] : UNITS.map((u) => [u])), ...Object.keys(a.places).filter((k) => !(UNITS as readonly string[]).includes(k)).map((k) => [k])];
  const air = (ids: string[], dx: number, dy: number): number => {
    const moved = ids.map((id) => ({ x: a.places[id].x + dx, y: a.places[id].y + dy, r: a.places[id].r }));
    let least = Math.min(AIR, clearance(moved, w.land, w.room, w.scale, value));
    const others = [...fixed, ...Object.keys(a.places).filter((k) => !ids.includes(k)).map((k) => a.places[k])];
    for (const p of moved) for (const q of others) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r);
    return least;
  };
  for (let round = 0; round < 14; round++) {
    for (const ids of sets.filter((s) => s.every((id) => a.places[id]))) {
      let [best, bx, by] = [air(ids, 0, 0) + 0.4, 0, 0];
      for (let k = 0; k < 12; k++) {
        const [dx, dy] = [Math.cos((k * Math.PI) / 6) * 6, Math.sin((k * Math.PI) / 6) * 6];
        const v = air(ids, dx, dy);
        if (v > best) [best, bx, by] = [v, dx, dy];
      }
      for (const id of ids) a.places[id] = { x: a.places[id].x + bx, y: a.places[id].y + by, r: a.places[id].r };
    }
  }
}

/** Prepares what the search needs: the board's field, its rooms, and the discs kept for sea-lines' ends. */
export function makeWorld(land: Field, scale: number, lines: readonly SeaLine[]): World {
  const blocked = lines.flatMap((l) => {
    const n = l.points.length - 1;
    return [l.points[0], l.points[n]].map(([x, y]) => ({ x, y, r: 12 }));
  });
  return { land, scale, room: rooms(land, scale), blocked };
}
