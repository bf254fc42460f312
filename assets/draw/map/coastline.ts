/** The coastlines of Natural Earth (land-50m). */
import { createRequire } from "node:module";
import { geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Ring } from "../kit/geometry";
import { readJson } from "../kit/json";

/** The world's land as rings in the pixels of a projection. */
export function landRings(projection: GeoProjection): Ring[] {
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
  geoPath(projection, context as never)(land);
  return rings;
}
