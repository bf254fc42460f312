/** Divides the base's land into the territories of Europe. */
import { LANDS } from "./lands";
import { field, fill, pieces, type Field } from "../../kit/raster";
import { landRings } from "../../map/coastline";
import { divide, readSeeds, SEA, WASTE } from "../../map/divide";
import { BASE, projection, toBase } from "./project";
import { closed, fillPonds, rounded } from "../../map/coast";

/** The estuaries of England, which the stretching would draw out to knives: closed wider, within these degrees. */
const WIDE: { close: number; from: [number, number]; to: [number, number] } = {
  close: 9,
  from: [-4.0, 53.6],
  to: [1.3, 51.32],
};

/** Rounds the coast: narrow inlets close, thin spits go, ponds fill. */
function roundCoast(land: Field, close: number, open: number): void {
  const wide = closed(land, WIDE.close);
  const [x1, y1] = toBase(...WIDE.from);
  const [x2, y2] = toBase(...WIDE.to);
  land.v = rounded(land, close, open).map((v, i) =>
    wide[i] && i % land.w > x1 && i % land.w < x2 && i / land.w > y1 && i / land.w < y2 ? 1 : v,
  );
  fillPonds(land);
}

/** The shore of Iceland would only peep in at the upper edge. */
function sinkFarNorth(f: Field): void {
  for (const p of pieces(f).list) {
    if (p.value === WASTE && p.size < 40000 && p.at < f.w * 4 && p.at % f.w < f.w / 2)
      for (const i of p.cells) f.v[i] = SEA;
  }
}

/** The divided base. */
export function divideEurope(): Field {
  const land = field(BASE.w, BASE.h);
  fill(land, landRings(projection()), 1);
  roundCoast(land, 3.5, 2);
  const seeds = readSeeds("assets/data/europe-seeds.json", LANDS, toBase);
  return divide({ land, seeds, lands: LANDS, largestIsland: 16000, strait: 3, also: sinkFarNorth });
}
