import { distance, resample, type Point, type Ring } from "../../assets/draw/kit/geometry";
import type { PlacesFile } from "../../assets/draw/places-file";
import { TERRITORIES } from "../../src/risk/europe/territories.data";
import { BOARD } from "../../src/risk/europe/board";
import type { Drawing } from "./drawing";

const UNITS = ["infantry", "archer", "cavalry", "siege"];

/** Where two territories meet: their indices, the lower one first, and the point. */
export type Front = [one: number, other: number, x: number, y: number];

/** How far the four pieces of a force stand from the middle of their front, and what each keeps clear, in pixels. */
const STEP = 38;
const CLEAR = { x: 56, y: 40 };
/** How far a front may be moved for that, and in what steps. */
const FAR = 90;
const PACE = 3;

/**
 * A point for each land border, where the pieces leave most room, and for each sea-line, its middle; where a force would
 * stand among the units of a land, the nearest point where it does not.
 */
export function frontsOf({ places, shapes }: Drawing): Front[] {
  const fronts: Front[] = [];
  BOARD.land.forEach((others, one) => {
    for (const other of others)
      if (one < other)
        fronts.push(front(one, other, cleared(roomiest(shared(shapes, one, other), places), places)));
  });
  for (const { from, to, points } of places.seaLines) {
    const [one, other] = [from, to]
      .map((id) => TERRITORIES.findIndex((t) => t.id === id))
      .sort((least, most) => least - most);
    fronts.push(front(one, other, cleared(middle(points), places)));
  }
  return fronts.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function front(one: number, other: number, [x, y]: Point): Front {
  return [one, other, Math.round(x), Math.round(y)];
}

/** The corners that both shapes have: they share their border lines. */
function shared(shapes: Drawing["shapes"], one: number, other: number): Point[] {
  const corners = new Set(shapes[one].flat().map((point) => point.join()));
  return shapes[other].flat().filter((point) => corners.has(point.join()));
}

function roomiest(line: readonly Point[], { territories }: PlacesFile): Point {
  const taken = Object.values(territories).flatMap((t) =>
    Object.values(t.places).map(({ x, y }): Point => [x, y]),
  );
  const room = (point: Point): number => Math.min(...taken.map((other) => distance(point, other)));
  return line.reduce((best, point) => (room(point) > room(best) ? point : best));
}

function cleared(point: Point, { territories }: PlacesFile): Point {
  const units = Object.values(territories).flatMap(({ places }) => UNITS.map((kind) => places[kind]));
  const isClear = ([x, y]: Point): boolean =>
    units.every((unit) => Math.abs(unit.x - x) > STEP + CLEAR.x || Math.abs(unit.y - y) > STEP + CLEAR.y);
  const n = FAR / PACE;
  const moves = Array.from({ length: (2 * n + 1) ** 2 }, (_, i): Point => {
    return [((i % (2 * n + 1)) - n) * PACE, (Math.floor(i / (2 * n + 1)) - n) * PACE];
  }).sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  const moved = moves.map(([x, y]): Point => [point[0] + x, point[1] + y]).find(isClear);
  if (moved === undefined) throw new Error(`there is no room for a force about ${point.join(", ")}`);
  return moved;
}

/** The point half-way along a line. */
function middle(line: Ring): Point {
  const length = line.slice(1).reduce((sum, point, i) => sum + distance(point, line[i]), 0);
  return resample(line, length / 2)[1];
}
