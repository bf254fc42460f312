/** Islands that are lands of their own are drawn larger than they are, as old charts did with what mattered. */
import { distances, pieces, type Field } from "../../kit/raster";
import { discOf, isIn } from "../../map/divide";
import { toBase } from "./project";

/** Points on islands in degrees, and by how many cells of the base each island grows. */
const GROWING: readonly [lon: number, lat: number, by: number][] = [
  [-18, 65, 12],
  [-2, 53, 5],
  [-8, 53, 3],
  [138, 36, 9],
  [143, 43, 6],
  [131, 33, 6],
  [47, -19, 11],
  [141, -5, 9],
  [102, -1, 6],
  [114, 0, 4],
  [121, -2, 6],
  [110, -7.3, 6],
  [121, 16.5, 5],
  [125, 8, 5],
  [-79, 22, 5],
  [-71, 19, 5],
];
/** Cells of the largest island: what is larger is a continent. */
const LARGEST = 12000;
/** Cells of water that stay between an island that grows and other land. */
const STRAIT = 9;

/** Grows the islands of a field of land; what two of them would have in common joins them. */
export function growIslands(land: Field): void {
  const { of, list } = pieces(land);
  const growing = new Map<number, number>();
  for (const [lon, lat, by] of GROWING) {
    const [x, y] = toBase(lon, lat);
    const piece = of[Math.floor(y) * land.w + Math.floor(x)];
    const { value, size } = list[piece];
    if (value === 0 || size > LARGEST) throw new Error(`no island at ${lon}, ${lat}`);
    growing.set(piece, by);
  }
  const still = distances(land.w, land.h, (i) => land.v[i] === 1 && !growing.has(of[i]));
  const grown = land.v.slice();
  for (const [piece, by] of growing) {
    const disc = discOf(by);
    for (const i of list[piece].cells)
      for (const [dx, dy] of disc) {
        const j = i + dy * land.w + dx;
        if (isIn(land, (i % land.w) + dx, Math.floor(i / land.w) + dy) && still[j] > STRAIT) grown[j] = 1;
      }
  }
  land.v = grown;
}
