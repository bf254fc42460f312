/** From degrees to the flat base on which the land is divided, before the board stretches it. */
import { createRequire } from "node:module";
import { geoConicConformal, geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { readJson } from "../../kit/json";
import type { Point, Ring } from "../../kit/geometry";

/** Size of the base in pixels. */
export const BASE = { w: 2048, h: 1682 };

/** The projection of the base: conic, upright at 14 degrees east. */
function projection(): GeoProjection {
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
  const p = projection().clipExtent(null)([lon, lat]);
  return p as Point;
}

/** The coastlines of Natural Earth (land-50m) as rings in the base. */
export function landRings(): Ring[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const atlas = readJson<Topology>(file);
  const land = feature(atlas, atlas.objects.land);
  const rings: Ring[] = [];
  let ring: Ring = [];
  const context = {
    moveTo(x: number, y: number): void {
      ring = [[x, y]];
      rings.push(ring);
    },
    lineTo(x: number, y: number): void {
      ring.push([x, y]);
    },
    closePath(): void {},
    beginPath(): void {},
    arc(): void {},
  };
  geoPath(projection(), context as never)(land);
  return rings;
}
