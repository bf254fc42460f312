import { inside, toSegment, type Point, type Ring } from "../../assets/draw/kit/geometry";

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

/** How far a point is from the borders of a land; negative outside. */
function roomAt(rings: readonly Ring[], [x, y]: Point): number {
  let least = Infinity;
  for (const ring of rings)
    for (const [i, end] of ring.entries())
      least = Math.min(least, toSegment([x, y], ring.at(i - 1) ?? end, end));
  return rings.filter((ring) => inside(ring, x, y)).length % 2 === 1 ? least : -least;
}

/** Where in its land, given as rings, a shield is best drawn that is larger than its place; there, on a tie. */
export function roomiest(rings: readonly Ring[], land: Land): Point {
  const { x, y, sea = false } = land.places["shield"] ?? { x: 0, y: 0 };
  if (sea) return [x, y];
  const near = search(rings, land, [x, y], NEAR);
  return roomAt(rings, near) < LITTLE ? search(rings, land, [x, y], FAR) : near;
}

function search(rings: readonly Ring[], land: Land, [x, y]: Point, { reach, way }: typeof NEAR): Point {
  const others = [...wordsOf(land), ...STAYS.flatMap((kind) => discOf(land.places[kind]))];
  const costOf = (at: Point): number => {
    const covered = others.map(([ox, oy, r]) => Math.max(0, WIDTH + r - Math.hypot(at[0] - ox, at[1] - oy)));
    return Math.hypot(at[0] - x, at[1] - y) * way + Math.max(0, ...covered) * COVERED;
  };
  const valueAt = (at: Point): number => Math.min(SHIELD, roomAt(rings, at)) - costOf(at);
  let [best, value]: [Point, number] = [[x, y], valueAt([x, y])];
  for (let dx = -reach; dx <= reach; dx += STEP)
    for (let dy = -reach; dy <= reach; dy += STEP) {
      const at: Point = [x + dx, y + dy];
      // Not even all the room there is would make up for what it costs.
      if (Math.hypot(dx, dy) > reach || SHIELD - costOf(at) <= value) continue;
      const there = valueAt(at);
      if (there > value) [best, value] = [at, there];
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
