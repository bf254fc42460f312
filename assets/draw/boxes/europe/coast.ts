/** The coast before the land is divided: rounder than nature's, as the stretching would draw out every inlet. */
import { toBase } from "./project";
import { distances, pieces, type Field } from "../../kit/raster";

const LARGEST_POND = 400;
/** The estuaries of England, which the stretching would draw out to knives: closed wider, within these degrees. */
const WIDE: { close: number; from: [number, number]; to: [number, number] } = {
  close: 9,
  from: [-4.0, 53.6],
  to: [1.3, 51.32],
};

/** Rounds the coast as an engraver would: narrow inlets close, thin spits go, ponds fill. */
export function roundCoast(land: Field, close: number, open: number): void {
  const pass = (v: Int16Array, reach: number, value: number): Int16Array => {
    const d = distances(land.w, land.h, (i) => v[i] === value);
    return v.map((old, i) => (d[i] <= reach ? value : old));
  };
  const even = pass(pass(pass(pass(land.v, close, 1), close, 0), open, 0), open, 1);
  const wide = pass(pass(land.v, WIDE.close, 1), WIDE.close, 0);
  const [x1, y1] = toBase(...WIDE.from);
  const [x2, y2] = toBase(...WIDE.to);
  land.v = even.map((v, i) =>
    wide[i] && i % land.w > x1 && i % land.w < x2 && i / land.w > y1 && i / land.w < y2 ? 1 : v,
  );
  for (const pond of pieces(land).list)
    if (!pond.value && pond.size < LARGEST_POND) for (const i of pond.cells) land.v[i] = 1;
}
