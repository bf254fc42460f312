/** The coast before the land is divided: rounder than nature's, as the stretching would draw out every inlet. */
import { distances, pieces, type Field } from "../kit/raster";

const LARGEST_POND = 400;

type Cells = Field["v"];

function pass({ w, h }: Field, v: Cells, reach: number, value: number): Cells {
  const d = distances(w, h, (i) => v[i] === value);
  return v.map((old, i) => (d[i] <= reach ? value : old));
}

/** The cells of a field of land with inlets narrower than twice `reach` closed. */
export function closed(land: Field, reach: number): Cells {
  return pass(land, pass(land, land.v, reach, 1), reach, 0);
}

/** The same with thin spits gone as well, as an engraver would. */
export function rounded(land: Field, close: number, open: number): Cells {
  return pass(land, pass(land, closed(land, close), open, 0), open, 1);
}

/** Small waters within the land become land. */
export function fillPonds(land: Field): void {
  for (const pond of pieces(land).list)
    if (!pond.value && pond.size < LARGEST_POND) for (const i of pond.cells) land.v[i] = 1;
}
