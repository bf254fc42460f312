/** Divides a base's land into territories: nearest seed, smoothed, with false contacts cut by water. */
import { readJson } from "../kit/json";
import { pieces, field, type Field } from "../kit/raster";
import { noise } from "../kit/rng";
import type { Point } from "../kit/geometry";
import type { Land } from "./chart";

/** Values of the divided field: sea, land that is no territory, then territory index + FIRST. */
export const SEA = 0;
export const WASTE = 1;
export const FIRST = 2;

const SMALLEST_ISLAND = 70;
const LARGEST_FRAGMENT = 600;

interface Seed {
  x: number;
  y: number;
  value: number;
}

/** The seeds of a file: by the id of a territory its points in degrees; those of `_sea` are islands that sink, those of any other name land that is none. */
export function readSeeds(
  file: string,
  lands: readonly Land[],
  toBase: (lon: number, lat: number) => Point,
): Seed[] {
  return Object.entries(readJson<Record<string, [number, number][]>>(file)).flatMap(([id, points]) => {
    const index = lands.findIndex((t) => t.id === id);
    return points.map(([lon, lat]) => {
      const [x, y] = toBase(lon, lat);
      return { x, y, value: id === "_sea" ? SEA : index < 0 ? WASTE : index + FIRST };
    });
  });
}

/** The value that occurs most often, on a tie the least of those; undefined of none. */
function mostCommon(values: readonly number[]): number | undefined {
  const votes = new Map<number, number>();
  for (const value of values) votes.set(value, (votes.get(value) ?? 0) + 1);
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

function nearest(list: readonly Seed[], x: number, y: number): number {
  const [qx, qy] = [
    x + 13 * noise(x / 34, y / 34, 5) + 4 * noise(x / 11, y / 11, 6),
    y + 13 * noise(x / 34, y / 34, 7) + 4 * noise(x / 11, y / 11, 8),
  ];
  let [best, value] = [Infinity, SEA];
  for (const s of list) {
    const d = (s.x - qx) ** 2 + (s.y - qy) ** 2;
    if (d < best) [best, value] = [d, s.value];
  }
  return value;
}

/** Islands go whole to the land they have most of; specks sink. */
function settleIslands(f: Field, land: Field, largest: number): void {
  for (const island of pieces(land).list) {
    if (!island.value || island.size > largest) continue;
    const most = mostCommon(Array.from(island.cells, (i) => f.v[i])) ?? SEA;
    for (const i of island.cells) f.v[i] = island.size < SMALLEST_ISLAND ? SEA : most;
  }
}

/** Steps from a cell to all that lie no farther than `reach` from it, row by row. */
export function discOf(reach: number): [dx: number, dy: number][] {
  const rows = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const all = rows.flatMap((dy) => rows.map((dx): [number, number] => [dx, dy]));
  return all.filter(([dx, dy]) => dx * dx + dy * dy <= reach * reach);
}

export const isIn = ({ w, h }: Field, x: number, y: number): boolean => x >= 0 && y >= 0 && x < w && y < h;

/** Whether all within reach of a cell is in the field. */
const isInner = (f: Field, x: number, y: number, reach: number): boolean =>
  isIn(f, x - reach, y - reach) && isIn(f, x + reach, y + reach);

/** Each land cell takes the value most common around it; coasts stay. */
function smooth(f: Field, reach: number, values: number): void {
  const old = f.v.slice();
  const count = new Int32Array(values);
  const disc = discOf(reach);
  const steps = disc.map(([dx, dy]) => dy * f.w + dx);
  for (let y = 0; y < f.h; y++) {
    for (let x = 0; x < f.w; x++) {
      const i = y * f.w + x;
      if (old[i] === SEA) continue;
      const [top, low] = [Math.max(0, y - reach) * f.w, Math.min(f.h - 1, y + reach) * f.w];
      const [left, right] = [Math.max(0, x - reach), Math.min(f.w - 1, x + reach)];
      if (
        old[top + left] === old[i] &&
        old[top + right] === old[i] &&
        old[low + left] === old[i] &&
        old[low + right] === old[i]
      )
        continue;
      count.fill(0);
      if (isInner(f, x, y, reach)) for (let k = 0; k < steps.length; k++) count[old[i + steps[k]]]++;
      else for (const [dx, dy] of disc) if (isIn(f, x + dx, y + dy)) count[old[i + dy * f.w + dx]]++;
      let best = old[i];
      for (let k = WASTE; k < count.length; k++) if (count[k] > count[best]) best = k;
      f.v[i] = best;
    }
  }
}

/** Fragments cut off from their land's main body on the same coast join what surrounds them. */
function joinFragments(f: Field): void {
  const { of, list } = pieces(f);
  const largest = new Map<number, number>();
  list.forEach((p, k) => {
    const best = largest.get(p.value);
    if (best === undefined || list[best].size < p.size) largest.set(p.value, k);
  });
  list.forEach((p, k) => {
    if (p.value === SEA || p.size > LARGEST_FRAGMENT || largest.get(p.value) === k) return;
    const around = Array.from(p.cells, (i) => [i - 1, i + 1, i - f.w, i + f.w])
      .flat()
      .filter((j) => j >= 0 && j < f.v.length && of[j] !== k && f.v[j] !== SEA);
    const most = mostCommon(around.map((j) => f.v[j]));
    if (most !== undefined) for (const i of p.cells) f.v[i] = most;
  });
}

/** Where two territories lie closer than `width` cells but do not border in the data, the sea comes between. */
function cutFalseContacts(f: Field, lands: readonly Land[], width: number): void {
  const borders = lands.map((t) => new Set(t.land));
  const old = f.v.slice();
  const disc = discOf(width);
  const steps = disc.map(([dx, dy]) => dy * f.w + dx);
  for (let y = 0; y < f.h; y++) {
    for (let x = 0; x < f.w; x++) {
      const i = y * f.w + x;
      const a = old[i];
      if (a === SEA || a === WASTE) continue;
      const isAllIn = isInner(f, x, y, width);
      for (let k = 0; k < steps.length; k++) {
        const b = old[i + steps[k]];
        if (b === a || b === SEA || b === WASTE) continue;
        if (!isAllIn && !isIn(f, x + disc[k][0], y + disc[k][1])) continue;
        if (borders[a - FIRST].has(lands[b - FIRST].id)) continue;
        f.v[i] = SEA;
      }
    }
  }
}

/** What is divided: the base's land (1, and 0 for the sea), by which seeds, into which lands. */
interface Undivided {
  readonly land: Field;
  readonly seeds: readonly Seed[];
  readonly lands: readonly Land[];
  /** In cells: islands up to this size belong to one land as a whole. */
  readonly largestIsland: number;
  /** In cells: how wide the water is that parts lands which do not border. */
  readonly strait: number;
  /** What a map does besides, before specks are swept away. */
  readonly also?: (f: Field) => void;
}

/** The divided base. */
export function divide({ land, seeds, lands, largestIsland, strait, also }: Undivided): Field {
  const { w, h } = land;
  const f = field(w, h);
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const cells = [y * w + x, y * w + x + 1, (y + 1) * w + x, (y + 1) * w + x + 1].filter((i) => land.v[i]);
      if (cells.length === 0) continue;
      const value = nearest(seeds, x, y);
      for (const i of cells) f.v[i] = value;
    }
  }
  settleIslands(f, land, largestIsland);
  for (const reach of [6, 6, 4]) smooth(f, reach, lands.length + FIRST);
  joinFragments(f);
  cutFalseContacts(f, lands, strait);
  also?.(f);
  for (const speck of pieces(f).list)
    if (speck.value !== SEA && speck.size < SMALLEST_ISLAND) for (const i of speck.cells) f.v[i] = SEA;
  joinFragments(f);
  return f;
}
