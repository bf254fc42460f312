/** The search for places: many random layouts of each land, the best one kept. */
import { TERRITORIES } from "../../../src/games/castle-risk/board";
import { rng } from "../kit/rng";
import { FIRST } from "./divide";
import { cityOptions, nameOptions, type Option, type World } from "./options";
import { apart, ground, occupy, type Disc, type Ground } from "./packing";
import { GAP, RADII, UNITS } from "./places";
import type { Shapes } from "./shapes";

const TRIES = 700;
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

/** The four kinds of units side by side where they fit best. */
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
      const discs = GROUPS[shape].map(([dx, dy]): Disc => ({
        x: g.x[i] + dx * pitch,
        y: g.y[i] + dy * pitch,
        r: RADII.unit,
      }));
      for (const d of discs) {
        const cell = at.get(key(d.x, d.y));
        slack = Math.min(
          slack,
          cell === undefined ? -99 : room[cell] - Math.hypot(g.x[cell] - d.x, g.y[cell] - d.y) - d.r,
        );
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

/** A spot for one piece, in a tight corner by preference. */
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

/** One try: places found, kinds that found none, and how good it is (less is better). */
export interface Attempt {
  grouped: boolean;
  places: Record<string, Disc>;
  missing: string[];
  name: Option | undefined;
  city: Option | undefined;
  score: number;
}

/** Lays out one land with a name and a city, by chance. */
function attempt(
  base: Ground,
  kinds: readonly string[],
  name: Option | undefined,
  city: Option | undefined,
  random: () => number,
): Attempt {
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
    score += 150;
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
  const town = city?.discs[0];
  for (const kind of ["capital", "banner", "plundered"]) {
    const d = places[kind];
    if (town && d) score += Math.max(0, Math.hypot(d.x - town.x, d.y - town.y) - 110) * 0.16;
  }
  const middle = name?.discs[Math.floor(name.discs.length / 2)] ?? places.infantry;
  if (middle)
    for (const kind of ["shield", "infantry", "siege"])
      if (places[kind]) score += Math.hypot(places[kind].x - middle.x, places[kind].y - middle.y) * 0.12;
  return { grouped: units !== undefined, places, missing, name, city, score };
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
