/** The search for places: many random layouts of each land, the best one kept. */
import { rng } from "../kit/rng";
import { FIRST } from "./divide";
import type { Stock } from "./chart";
import { nameOptions, type Option, type World } from "./options";
import { apart, ground, middleOf, occupy, type Disc, type Ground, type Spot } from "./packing";
import { GAP } from "./places";

const TRIES = 700;
/** How many of the best pairs of name and city are tried again, and how often. */
const [FINALISTS, RETRIES] = [4, 120];

/** The kinds of units side by side where they fit best. */
function putUnits(
  { groups, unit }: Stock,
  g: Ground,
  room: Float32Array,
  random: () => number,
): Disc[] | undefined {
  const pitch = unit * 2 + GAP;
  const order = Array.from({ length: 60 }, () => Math.floor(random() * g.count));
  let best: { discs: Disc[]; rank: number } | undefined;
  const at = new Map<number, number>();
  const key = (x: number, y: number): number => Math.round(x / 12 - 0.5) * 4096 + Math.round(y / 12 - 0.5);
  for (let i = 0; i < g.count; i++) at.set(key(g.x[i], g.y[i]), i);
  const slackOf = ({ x, y, r }: Disc): number => {
    const cell = at.get(key(x, y));
    return cell === undefined ? -99 : room[cell] - Math.hypot(g.x[cell] - x, g.y[cell] - y) - r;
  };
  for (let shape = 0; shape < groups.length; shape++) {
    for (const i of order) {
      const discs = groups[shape].map(([dx, dy]): Disc => ({
        x: g.x[i] + dx * pitch,
        y: g.y[i] + dy * pitch,
        r: unit,
      }));
      const slack = Math.min(...discs.map(slackOf));
      if (slack < 0) continue;
      const rank = shape * 8 + Math.min(slack, 40) * 0.5 + 3 * random();
      if (!best || rank < best.rank) best = { discs, rank };
    }
    if (best && shape >= 1) break;
  }
  return best?.discs;
}

/** A spot for one piece, near its anchor; without one, in a tight corner. */
function putOne(
  g: Ground,
  room: Float32Array,
  r: number,
  anchor: Spot | undefined,
  random: () => number,
): Disc | undefined {
  let [best, at] = [Infinity, -1];
  for (let i = 0; i < g.count; i++) {
    const slack = room[i] - r;
    if (slack < 0) continue;
    const rank = anchor
      ? Math.hypot(g.x[i] - anchor.x, g.y[i] - anchor.y) - Math.min(slack, 16) * 3 + random() * 70
      : slack + random() * 26;
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

/** How a try goes about it: pieces near each other, pieces in tight corners, or the name after the pieces. */
type Way = "near" | "tight" | "name last";
const WAYS: readonly Way[] = ["near", "tight", "name last"];

/** The best name that keeps clear of what lies there already, among some drawn by lot. */
function nameAround(
  names: readonly Option[],
  taken: readonly Disc[],
  camp: Spot,
  random: () => number,
): Option | undefined {
  let best: { option: Option; rank: number } | undefined;
  for (let q = 0; q < Math.min(400, names.length * 2); q++) {
    const option = names[Math.floor(random() * names.length)];
    const middle = middleOf(option.discs);
    const rank =
      option.cost - Math.min(option.slack, 20) + Math.hypot(middle.x - camp.x, middle.y - camp.y) * 0.2;
    if ((!best || rank < best.rank) && apart(option.discs, taken, GAP)) best = { option, rank };
  }
  return best?.option;
}

/** Lays out one land by chance with a city and a name, or with one of `names` put last. */
function attempt(
  stock: Stock,
  base: Ground,
  kinds: readonly string[],
  given: Option | undefined,
  names: readonly Option[],
  city: Option | undefined,
  way: Way,
  random: () => number,
): Attempt {
  const room = base.room.slice();
  const places: Record<string, Disc> = {};
  const missing: string[] = [];
  if (city) occupy(base, room, city.discs, GAP);
  if (given) occupy(base, room, given.discs, GAP);
  let score = city?.cost ?? 0;
  const units = putUnits(stock, base, room, random);
  if (units) {
    units.forEach((d, i) => (places[stock.units[i]] = d));
    occupy(base, room, units, GAP);
  } else {
    score += 350;
  }
  const at = Math.floor(random() * base.count);
  const camp = units ? middleOf(units) : { x: base.x[at], y: base.y[at] };
  const town = city?.discs[0] ?? camp;
  const anchorOf = (kind: string): Spot => (stock.town.includes(kind) ? town : camp);
  for (const kind of [...(units ? [] : stock.units), ...kinds]) {
    const r = stock.units.includes(kind) ? stock.unit : stock.radii[kind];
    const d = putOne(base, room, r, way === "tight" ? undefined : anchorOf(kind), random);
    if (!d) {
      missing.push(kind);
      score += 1000;
      continue;
    }
    places[kind] = d;
    occupy(base, room, [d], GAP);
    const near = anchorOf(kind);
    score += Math.max(0, Math.hypot(d.x - near.x, d.y - near.y) - 110) * 0.3;
  }
  let name = given;
  if (!name && names.length) {
    name = nameAround(names, [...(city?.discs ?? []), ...Object.values(places)], camp, random);
    if (!name) missing.push("name");
    score += name ? 0 : 1000;
  }
  if (name) {
    score += name.cost - Math.min(name.slack, 20);
    const middle = middleOf(name.discs);
    score += Math.max(0, Math.hypot(camp.x - middle.x, camp.y - middle.y) - 110) * 0.2;
  }
  return { grouped: units !== undefined, places, missing, name, city, score };
}

/** Solves one land; a name that takes too much room goes to the sea (`outside`). */
export function solveLand(w: World, index: number, outside: boolean): Attempt {
  const { lands, stock } = w.chart;
  const t = lands[index];
  const random = rng(1000 + index);
  const names = outside ? [] : nameOptions(w, index, index + FIRST);
  const cities = w.cities(w, index);
  const base = ground(w, index + FIRST, 3);
  occupy(base, base.room, w.blocked, GAP);
  const kinds = [...stock.beside, ...(outside ? [] : ["shield"]), ...(t.city ? stock.town : [])];
  const tries: Attempt[] = [];
  for (let k = 0; k < TRIES || (k < TRIES * 5 && tries.every((a) => a.missing.length)); k++) {
    const city = cities.length ? cities[Math.floor(random() * random() * cities.length)] : undefined;
    const way = WAYS[k % WAYS.length];
    let name: Option | undefined;
    for (let q = 0; way !== "name last" && q < 12 && names.length && !name; q++) {
      const option = names[Math.floor(random() * names.length)];
      if (!city || apart(option.discs, city.discs, GAP)) name = option;
    }
    if (names.length && !name && way !== "name last") continue;
    tries.push(attempt(stock, base, kinds, name, names, city, way, random));
  }
  if (!tries.length) return attempt(stock, base, kinds, undefined, [], cities[0], "tight", random);
  const better = (a: Attempt, b: Attempt): number => a.score - b.score;
  const finalists = tries.sort(better).slice(0, FINALISTS);
  const again = finalists.flatMap((f) =>
    Array.from({ length: RETRIES }, (_, k) =>
      attempt(stock, base, kinds, f.name, names, f.city, WAYS[k % 2], random),
    ),
  );
  return [...finalists, ...again].sort(better)[0];
}
