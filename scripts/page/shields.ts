import { inside, squareTo, type Point, type Ring } from "../../assets/draw/kit/geometry";

/** What the board has in a land, in its pixels. */
export interface Land {
  name: { lines: readonly { text: string; x: number; y: number; size: number }[] } | null;
  city?: undefined | { x: number; y: number; name: { text: string; x: number; y: number; size: number } };
  places: Readonly<Record<string, { x: number; y: number; r: number; sea?: boolean }>>;
}

// All is in pixels of the board.
/** The radius of a shield in a window of common size: a half more than the board keeps free for it. */
const SHIELD = 62;
/** Half its width, by which it covers what is beside it. */
const WIDTH = 50;
/** How far from its place a shield may be, and how many pixels of room one pixel of the way costs. */
const NEAR = { reach: 100, way: 0.12 };
/** The same where there is less room than `LITTLE` within the reach of `NEAR`. */
const FAR = { reach: 190, way: 0.04 };
const LITTLE = 56;
/** Places so far apart are tried. */
const STEP = 4;
/** How many pixels of room it costs to cover one of what is beside it. */
const COVERED = 0.4;
/** Of a letter: how wide and high it is, by its size. */
const [WIDE, HIGH] = [0.5, 0.4];
/** What stands in a land while all is seen from far away; units have merged into their shield. */
const STAYS = ["castle", "capital", "banner", "plundered", "city", "airfield"];

type Disc = readonly [x: number, y: number, r: number];
type Border = readonly [start: Point, end: Point];

/**
 * How far a point is from these borders of a land, negative outside its rings; where that is less than `enough`, anything
 * less.
 */
function roomAt(
  rings: readonly Ring[],
  borders: readonly Border[],
  [x, y]: Point,
  enough = -Infinity,
): number {
  const few = enough > 0 ? enough ** 2 : 0;
  let least = Infinity;
  for (const [start, end] of borders) {
    least = Math.min(least, squareTo([x, y], start, end));
    if (least < few) return -Infinity;
  }
  const isInside = rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
  return isInside ? Math.sqrt(least) : -Math.sqrt(least);
}

/** Where in its land, given as rings, a shield is best drawn that is larger than its place; there, on a tie. */
export function roomiest(rings: readonly Ring[], land: Land): Point {
  const { x, y, sea = false } = land.places["shield"] ?? { x: 0, y: 0 };
  if (sea) return [x, y];
  const borders = rings.flatMap((ring) => ring.map((end, i): Border => [ring.at(i - 1) ?? end, end]));
  const near = search(rings, borders, land, [x, y], NEAR);
  return roomAt(rings, borders, near) < LITTLE ? search(rings, borders, land, [x, y], FAR) : near;
}

function search(
  rings: readonly Ring[],
  all: readonly Border[],
  land: Land,
  [x, y]: Point,
  { reach, way }: typeof NEAR,
): Point {
  // No place within reach has a border nearer than these: there is one on the way to each that lies outside.
  const borders = all.filter(([start, end]) => squareTo([x, y], start, end) <= (2 * reach) ** 2);
  const others = [...wordsOf(land), ...STAYS.flatMap((kind) => discOf(land.places[kind]))];
  const costOf = (at: Point): number => {
    let covered = 0;
    for (const [ox, oy, r] of others) {
      const [dx, dy] = [at[0] - ox, at[1] - oy];
      // Most are far away, and a root takes long.
      if (dx * dx + dy * dy < (WIDTH + r) ** 2) covered = Math.max(covered, WIDTH + r - Math.hypot(dx, dy));
    }
    return Math.hypot(at[0] - x, at[1] - y) * way + covered * COVERED;
  };
  let [best, value]: [Point, number] = [
    [x, y],
    Math.min(SHIELD, roomAt(rings, borders, [x, y])) - costOf([x, y]),
  ];
  const places: { at: Point; cost: number }[] = [];
  for (let dx = -reach; dx <= reach; dx += STEP)
    for (let dy = -reach; dy <= reach; dy += STEP)
      if (Math.hypot(dx, dy) <= reach) places.push({ at: [x + dx, y + dy], cost: costOf([x + dx, y + dy]) });
  // Whatever costs least is tried first: after a good one not even all the room there is makes up for what the rest costs.
  const byCost = places
    .map((_, i) => i)
    .sort((one, other) => places[one].cost - places[other].cost || one - other);
  let first = -1;
  for (const i of byCost) {
    const { at, cost } = places[i];
    if (SHIELD - cost < value) break;
    const there = Math.min(SHIELD, roomAt(rings, borders, at, value + cost)) - cost;
    // Of equal ones the first in the order of the places.
    if (there > value || (there === value && i < first)) [best, value, first] = [at, there, i];
  }
  return best;
}

function discOf(place: Land["places"][string] | undefined): Disc[] {
  return place === undefined ? [] : [[place.x, place.y, place.r]];
}

/** Letters of a land's name and its city's, and the city, as discs beside each other. */
function wordsOf({ name, city }: Land): Disc[] {
  const lines = [...(name?.lines ?? []), ...(city === undefined ? [] : [city.name])];
  const letters = lines.flatMap(({ text, x, y, size }) =>
    Array.from(text, (_, i): Disc => {
      const off = (i - (text.length - 1) / 2) * size * WIDE;
      return [x + off, y - size * HIGH * 0.8, size * HIGH];
    }),
  );
  return city === undefined ? letters : [...letters, [city.x, city.y, 40]];
}
