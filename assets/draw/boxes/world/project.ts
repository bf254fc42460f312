/** From degrees to the flat base on which the land is divided, before the board stretches it. */
import { geoProjection, type GeoProjection } from "d3-geo";
import type { Point } from "../../kit/geometry";

/** Size of the base in pixels. */
export const BASE = { w: 2048, h: 1252 };
/** The sea beyond the Bering Strait, at either side. */
const MARGIN = 42;
/** The meridian in the middle; where the map is cut nothing but water is wanted. */
const MIDDLE = 11;
/** How much taller than a chart of Miller's the map is: land near the equator needs the room. */
const TALL = 1.27;
const NORTH = 84;

/** Miller's cylinder, made taller. */
const raw = (lambda: number, phi: number): Point => [
  lambda,
  TALL * 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi)),
];

/** The projection of the base. */
export function projection(): GeoProjection {
  const scale = (BASE.w - 2 * MARGIN) / (2 * Math.PI);
  const top = raw(0, (NORTH * Math.PI) / 180)[1] * scale;
  return geoProjection(raw)
    .rotate([-MIDDLE, 0])
    .center([0, 0])
    .scale(scale)
    .translate([BASE.w / 2, top])
    .precision(0.3);
}

/** Base position of a place given in degrees. */
export function toBase(lon: number, lat: number): Point {
  return projection()([lon, lat]) as Point;
}
