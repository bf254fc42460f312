/** Divides the base's land into the territories of Europe. */
import { LANDS } from "./lands";
import { field, fill, pieces, type Field } from "../../kit/raster";
import { landRings } from "../../map/coastline";
import { divide, readSeeds, SEA, WASTE } from "../../map/divide";
import { roundCoast } from "./coast";
import { BASE, projection, toBase } from "./project";

/** The shore of Iceland would only peep in at the upper edge. */
function sinkFarNorth(f: Field): void {
  for (const p of pieces(f).list) {
    if (p.value === WASTE && p.size < 40000 && p.at < f.w * 4 && p.at % f.w < f.w / 2)
      for (const i of p.cells) f.v[i] = SEA;
  }
}

/** The divided base and the contacts that had to be cut. */
export function divideEurope(): { field: Field; cut: Set<string> } {
  const land = field(BASE.w, BASE.h);
  fill(land, landRings(projection()), 1);
  roundCoast(land, 3.5, 2);
  const seeds = readSeeds("assets/data/europe-seeds.json", LANDS, toBase);
  return divide({ land, seeds, lands: LANDS, largestIsland: 16000, strait: 3, also: sinkFarNorth });
}
