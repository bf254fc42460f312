/** The territories of the world as shapes on the finished board. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { field, fill, type Field } from "../../kit/raster";
import { fillPonds, rounded } from "../../map/coast";
import { landRings } from "../../map/coastline";
import { divide, readSeeds } from "../../map/divide";
import { shapesOf, type Shapes } from "../../map/shapes";
import { growIslands } from "./islands";
import { BASE, projection, toBase } from "./project";

/** The board in pixels, and the frame's inner edge around the map. */
export const BOARD = { w: 4096, h: 2720 };
export const MAP = { x: 90, y: 100, w: 3916, h: 2380 };

/** Area in thousands of board pixels that a land wants. */
const WANTED: Record<string, number> = {
  ...{ alaska: 150, northwest_territory: 150, greenland: 120, alberta: 150, ontario: 155, quebec: 160 },
  ...{ western_united_states: 165, eastern_united_states: 160, central_america: 230 },
  ...{ venezuela: 190, peru: 150, brazil: 180, argentina: 160 },
  ...{ iceland: 190, great_britain: 200, scandinavia: 190, northern_europe: 180, western_europe: 210 },
  ...{ southern_europe: 420, ukraine: 190 },
  ...{ north_africa: 170, egypt: 170, congo: 140, east_africa: 150, south_africa: 140, madagascar: 190 },
  ...{ ural: 135, siberia: 130, yakutsk: 130, kamchatka: 165, irkutsk: 135, mongolia: 140, japan: 250 },
  ...{ afghanistan: 360, china: 165, middle_east: 260, india: 155, siam: 220 },
  ...{ indonesia: 240, new_guinea: 200, western_australia: 190, eastern_australia: 190 },
};

/** The divided base. */
function divideWorld(): Field {
  const land = field(BASE.w, BASE.h);
  fill(land, landRings(projection()), 1);
  land.v = rounded(land, 2, 1.5);
  fillPonds(land);
  growIslands(land);
  const seeds = readSeeds("assets/data/world-seeds.json", TERRITORIES, toBase);
  return divide({ land, seeds, lands: TERRITORIES, largestIsland: 12000, strait: 6 });
}

/** Divides, smooths, stretches and scales the map: the same every time. */
export function makeShapes(): Shapes {
  const wanted = TERRITORIES.map((t) => 1000 * WANTED[t.id]);
  return shapesOf(
    divideWorld(),
    { wanted, sea: 0.8, waste: 0.5, most: 20, narrow: { reach: 15, density: 2.4 } },
    MAP,
    toBase,
  );
}
