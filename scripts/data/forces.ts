import { boundsOf, inside, type Point, type Ring } from "../../assets/draw/kit/geometry";
import { middleOf, type Disc } from "../../assets/draw/map/packing";
import type { Line } from "../../assets/draw/map/places";
import type { PlacesFile } from "../../assets/draw/places-file";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import type { Drawing } from "./drawing";

/** Pixels between the places of the grid that is tried, and how far it reaches around the defender's units. */
const STEP = 10;
const FAR = 350;
const MIDDLE = FAR / STEP;
const SIDE = 2 * MIDDLE + 1;
/** Half the way between two figures, and how far from their middle the shield may lie; all in steps of the grid. */
const HALF = 3;
const ASIDE = 10;
const BELOW = 9;
const EDGE = ASIDE;
/** The radius that a figure needs; the shield needs more. */
const FIGURE = 32;
const SHIELD = 40;
/** What it costs to lie in another territory, in the sea, in the way of something else by a pixel, on a name. */
const FOREIGN = 600;
const AT_SEA = 25;
const IN_THE_WAY = 14;
const ON_A_NAME = 30;

/** The four figures in a square, the shield on one of its sides. */
const BLOCKS: readonly (readonly Point[])[] = [
  [-ASIDE, 0],
  [ASIDE, 0],
  [0, -BELOW],
  [0, BELOW],
].map(([x, y]): Point[] => [
  ...[
    [-HALF, -HALF],
    [HALF, -HALF],
    [-HALF, HALF],
    [HALF, HALF],
  ].map(([across, down]): Point => [across, down]),
  [x, y],
]);

/**
 * Where the force of an attacker stands beside the defender's units: x and y of the four kinds of units and of a shield,
 * by territory, as near to them as the room that is left allows; no two forces in one place.
 */
export function forcesOf({ places, shapes }: Drawing): number[][] {
  const owner = owners(shapes, places.board);
  const taken = discs(places);
  const names = Object.values(places.territories).flatMap((t) => t.name.lines);
  return TERRITORIES.map(({ id }, t) => {
    const units = ["infantry", "archer", "cavalry", "siege"].map(
      (kind) => places.territories[id].places[kind],
    );
    const middle = middleOf(units);
    const [left, top] = [middle.x, middle.y].map((at) => Math.round(at / STEP) * STEP - FAR);
    const isNear = ({ x, y }: { x: number; y: number }): boolean =>
      Math.abs(x - left - FAR) < FAR + ASIDE * STEP && Math.abs(y - top - FAR) < FAR + ASIDE * STEP;
    const near = taken.filter(isNear);
    const written = names.filter(isNear);
    const figures: number[] = [];
    const shields: number[] = [];
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [left + (i % SIDE) * STEP, top + Math.floor(i / SIDE) * STEP];
      const ground = groundCost(owner(x, y), t) + nameCost(x, y, written);
      figures.push(ground + wayCost(x, y, FIGURE, near));
      shields.push(ground + wayCost(x, y, SHIELD, near));
    }
    const block = bestBlock(figures, shields).map(([x, y]): Point => [left + x * STEP, top + y * STEP]);
    block.forEach(([x, y], i) => taken.push({ x, y, r: i < 4 ? FIGURE : SHIELD }));
    return block.flat();
  });
}

function groundCost(owner: number, t: number): number {
  return owner === t ? 0 : owner === -1 ? AT_SEA : FOREIGN;
}

function nameCost(x: number, y: number, names: readonly Line[]): number {
  const on = names.some(
    (line) =>
      Math.abs(line.x - x) < line.text.length * line.size * 0.25 &&
      Math.abs(line.y - line.size * 0.33 - y) < line.size * 0.5,
  );
  return on ? ON_A_NAME : 0;
}

function wayCost(x: number, y: number, radius: number, others: readonly Disc[]): number {
  let sum = 0;
  for (const disc of others) {
    const [dx, dy, reach] = [disc.x - x, disc.y - y, disc.r + radius];
    const square = dx * dx + dy * dy;
    if (square < reach * reach) sum += (reach - Math.sqrt(square)) * IN_THE_WAY;
  }
  return sum;
}

/** All that lies on the board already. */
function discs({ territories }: PlacesFile): Disc[] {
  return Object.values(territories).flatMap((t): Disc[] => [
    ...Object.values(t.places),
    ...(t.city === undefined ? [] : [{ x: t.city.x, y: t.city.y, r: 55 }]),
  ]);
}

/** The cheapest block about the middle of a grid of costs, of figures and of shields, as places of the grid. */
function bestBlock(figures: readonly number[], shields: readonly number[]): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  for (let x = EDGE; x < SIDE - EDGE; x++) {
    for (let y = EDGE; y < SIDE - EDGE; y++) {
      const away = Math.hypot(x - MIDDLE, y - MIDDLE) * STEP * 0.5;
      for (const block of BLOCKS) {
        let sum = away;
        block.forEach(([dx, dy], i) => {
          sum += (i < 4 ? figures : shields)[(y + dy) * SIDE + x + dx];
        });
        if (sum < least) {
          least = sum;
          best = block.map(([dx, dy]): Point => [x + dx, y + dy]);
        }
      }
    }
  }
  return best;
}

/** The territory that a point of the grid lies in; -1 for the sea, -2 for what is no part of the map. */
function owners(
  shapes: readonly (readonly Ring[])[],
  { w, h, map }: PlacesFile["board"],
): (x: number, y: number) => number {
  const boxes = shapes.map((rings) => boundsOf(rings.flat()));
  const known = new Map<number, number>();
  const find = (x: number, y: number): number => {
    const off = x < map.x + FIGURE || x > map.x + map.w - FIGURE;
    if (off || y < map.y + FIGURE || y > map.y + map.h - FIGURE) return -2;
    return shapes.findIndex((rings, t) => {
      const { left, right, top, low } = boxes[t];
      if (x < left || x > right || y < top || y > low) return false;
      return rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
    });
  };
  return (x, y) => {
    if (x < 0 || y < 0 || x > w || y > h) return -2;
    const key = Math.round(y) * 10000 + Math.round(x);
    const at = known.get(key) ?? find(x, y);
    known.set(key, at);
    return at;
  };
}
