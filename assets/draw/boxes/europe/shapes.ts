/** The lands as shapes on the finished board, in board pixels. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import type { Point, Ring } from "../../kit/geometry";
import { divide, FIRST, SEA, WASTE } from "./divide";
import { BASE, toBase } from "./project";
import type { Field } from "../../kit/raster";
import { stretch } from "./stretch";
import { respace, ringsOf, smoothArc, trace, type Arc } from "../../kit/topology";

/** The board in pixels, and the frame's inner edge around the map. */
export const BOARD = { w: 4096, h: 3600 };
export const MAP = { x: 100, y: 150, w: 3896, h: 3200 };

/** Area in board pixels that a land wants; lands with a city need more, those on the sea can lend from it. */
const WANTED: Record<string, number> = {
  wales: 180000,
  leon_castile: 310000,
  normandy: 260000,
  brittany: 145000,
  sardinia: 230000,
  pomerania: 320000,
  prussia: 135000,
  granada: 165000,
  portugal: 165000,
  barcelona: 165000,
  valencia: 150000,
  kingdom_of_sicily: 200000,
  rome: 285000,
  greece: 290000,
  ireland: 310000,
  england: 350000,
  scotland: 215000,
  norway: 180000,
  friesland: 165000,
  denmark: 200000,
  estonia: 175000,
  burgundy: 300000,
  saxony: 240000,
  swabia: 260000,
  franconia: 140000,
  highlands: 145000,
  bohemia: 135000,
  bavaria: 140000,
  lorraine: 140000,
  smolensk: 120000,
  polotsk: 120000,
  bulgaria: 125000,
  serbia: 130000,
  rusland: 205000,
  novgorod: 290000,
  france: 235000,
  poland: 215000,
  hungary: 210000,
  turkey: 270000,
  sweden: 230000,
  algeria: 230000,
  venice: 145000,
};
const WANTED_PLAIN = 150000;
const WANTED_CITY = 240000;

export interface Shapes {
  arcs: Arc[];
  /** Rings of each territory, by index, and of the land that is none. */
  lands: Ring[][];
  waste: Ring[];
  /** Board position of a place in degrees. */
  place(lon: number, lat: number): Point;
}

function needs(f: Field): (value: number) => number {
  const size = new Float64Array(TERRITORIES.length + FIRST);
  for (const v of f.v) size[v]++;
  const scale = (MAP.w / BASE.w) * (MAP.h / BASE.h);
  return (value) => {
    if (value === SEA) return 0.82;
    if (value === WASTE) return 0.5;
    const t = TERRITORIES[value - FIRST];
    const wanted = WANTED[t.id] ?? (t.city ? WANTED_CITY : WANTED_PLAIN);
    const natural = size[value] * scale;
    return Math.min(13, Math.max(0.55, wanted / natural));
  };
}

/** Divides, smooths, stretches and scales the map: the same every time. */
export function makeShapes(): Shapes {
  const { field: f } = divide();
  const flow = stretch(f, needs(f), 2);
  const move = (p: Point): Point => {
    const [x, y] = flow(p);
    return [
      Math.round((MAP.x + (x * MAP.w) / BASE.w) * 10) / 10,
      Math.round((MAP.y + (y * MAP.h) / BASE.h) * 10) / 10,
    ];
  };
  const arcs = trace(f)
    .map(smoothArc)
    .map((arc) => respace({ ...arc, points: arc.points.map(move) }, 3))
    .map((arc) => ({
      ...arc,
      points: arc.points.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
    }));
  return {
    arcs,
    lands: TERRITORIES.map((_, i) => ringsOf(arcs, i + FIRST)),
    waste: ringsOf(arcs, WASTE),
    place: (lon, lat) => move(toBase(lon, lat)),
  };
}
