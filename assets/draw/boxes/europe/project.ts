/** From degrees to the flat base on which the land is divided, before the board stretches it. */
import { geoConicConformal, type GeoProjection } from "d3-geo";
import type { Point } from "../../kit/geometry";

/** Size of the base in pixels. */
export const BASE = { w: 2048, h: 1682 };

/** The projection of the base: conic, upright at 14 degrees east. */
export function projection(): GeoProjection {
  return geoConicConformal()
    .parallels([38, 58])
    .rotate([-14, 0])
    .center([-1.0, 48.5])
    .scale(2560)
    .translate([BASE.w / 2, BASE.h / 2])
    .clipExtent([
      [-60, -60],
      [BASE.w + 60, BASE.h + 60],
    ])
    .precision(0.3);
}

/** Base position of a place given in degrees. */
export function toBase(lon: number, lat: number): Point {
  return projection().clipExtent(null)([lon, lat]) as Point;
}
