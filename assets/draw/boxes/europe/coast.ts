/** The rounded coast of Europe. */
import type { Field } from "../../kit/raster";
import { closed, fillPonds, rounded } from "../../map/coast";
import { toBase } from "./project";

/** The estuaries of England, which the stretching would draw out to knives: closed wider, within these degrees. */
const WIDE: { close: number; from: [number, number]; to: [number, number] } = {
  close: 9,
  from: [-4.0, 53.6],
  to: [1.3, 51.32],
};

/** Rounds the coast: narrow inlets close, thin spits go, ponds fill. */
export function roundCoast(land: Field, close: number, open: number): void {
  const wide = closed(land, WIDE.close);
  const [x1, y1] = toBase(...WIDE.from);
  const [x2, y2] = toBase(...WIDE.to);
  land.v = rounded(land, close, open).map((v, i) =>
    wide[i] && i % land.w > x1 && i % land.w < x2 && i / land.w > y1 && i / land.w < y2 ? 1 : v,
  );
  fillPonds(land);
}
