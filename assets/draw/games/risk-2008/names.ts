/** The names of this edition on the board: where classic RISK has others, theirs are set about the same places. */
import { placeName } from "../../../../src/games/risk-2008/text/names";
import { CHART } from "../../boxes/world/layout";
import { makeSea, placeCallout, type SeaRoom } from "../../map/callouts";
import type { Chart } from "../../map/chart";
import { FIRST } from "../../map/divide";
import type { Layout } from "../../map/layout";
import { makeWorld, nameOptions, type World } from "../../map/options";
import { apart } from "../../map/packing";
import { nameDiscs, type LandPlaces } from "../../map/places";
import { boardTerrain, type Shapes } from "../../map/shapes";

/** What is written where a name has room neither on its land nor beside it. */
const SHORT: Readonly<Record<string, string | undefined>> = { siam: "S. E. Asia" };
/** Letters on land may be smaller than others, down to this. */
const SMALLEST = 50;
const GAP = 2;
/** Room about the shield of another land, so that no name is taken for its. */
const BESIDE = 70;

/** The chart with the names of this edition, in letters of a size; at sea nothing lies beside them. */
const chartOf = (size: number): Chart => ({
  ...CHART,
  lands: CHART.lands.map((land) => ({ ...land, name: SHORT[land.id] ?? placeName(land.id) })),
  texts: ({ id, name }) => (id in SHORT ? [[name]] : CHART.texts({ id, name, land: [], sea: [] })),
  letters: { ...CHART.letters, size },
  stock: { ...CHART.stock, radii: { ...CHART.stock.radii, shield: 0 } },
});

/** The name on its land among its pieces, in letters as large as can be; undefined where it does not fit. */
function ashore(worlds: readonly World[], index: number, land: LandPlaces): LandPlaces | undefined {
  const { infantry: camp } = land.places;
  for (const world of worlds) {
    const free = nameOptions(world, index, index + FIRST)
      .filter(({ discs }) => apart(discs, Object.values(land.places), GAP))
      .map(({ lines, cost }) => ({
        lines,
        cost: cost + 0.2 * Math.hypot(lines[0].x - camp.x, lines[0].y - camp.y),
      }))
      .sort((a, b) => a.cost - b.cost);
    if (free.length > 0) return { ...land, name: free[0].lines };
  }
  return undefined;
}

/** The name at sea, tied to its land by a leader. */
function afloat(sea: SeaRoom, index: number, land: LandPlaces): LandPlaces {
  const { letters, lands, afloat: texts } = sea.chart;
  const keep = Object.values(land.places);
  // A name in two lines lies closer to its land.
  const [at] = [...texts(lands[index])]
    .reverse()
    .flatMap((lines) => placeCallout(sea, index + FIRST, lines, keep) ?? []);
  sea.taken.push(...at.discs);
  return {
    ...land,
    name: at.lines.map((line) => ({ ...line, size: letters.size, angle: 0, bend: 0 })),
    leader: at.leader,
  };
}

/** A layout with the names of this edition; nothing else of it moves. */
export function renamed(layout: Layout, shapes: Shapes): Layout {
  const terrain = boardTerrain(shapes, CHART.board);
  const sizes = Array.from({ length: 5 }, (_, i) => CHART.letters.size - 2 * i).filter((s) => s >= SMALLEST);
  const worlds = sizes.map((size) =>
    makeWorld(chartOf(size), () => [], shapes.place, terrain, layout.seaLines),
  );
  const sea = makeSea(chartOf(CHART.letters.size), terrain, layout.seaLines);
  for (const land of layout.lands) {
    if (land.leader === undefined) continue;
    const [x1, y1, x2, y2] = land.leader;
    const along = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: x1 + t * (x2 - x1),
      y: y1 + t * (y2 - y1),
      r: 8,
    }));
    const { shield } = land.places;
    sea.taken.push(...nameDiscs(land, CHART.letters), ...along, { ...shield, r: shield.r + BESIDE });
  }
  const lands = layout.lands.map((land, i) =>
    placeName(land.id) === CHART.lands[i].name ? land : (ashore(worlds, i, land) ?? afloat(sea, i, land)),
  );
  return { ...layout, lands };
}
