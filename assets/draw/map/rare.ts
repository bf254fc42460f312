/** Places of what few lands have: in the room that all else leaves, so that nothing moves for them. */
import { FIRST } from "./divide";
import type { World } from "./options";
import { ground, middleOf, occupy } from "./packing";
import { GAP, nameDiscs, type LandPlaces, type Place } from "./places";

const STEP = 2;
/** How much wider than the name its line is kept free, as tracking: on another board of the map it may be longer. */
const WIDER = 0.3;
/** More room than this (pixels) about a place is no better. */
const AIR = 10;

/** Places by kind in a land that is laid out, none for a kind without room; `index` is the land's. */
export function rarePlaces(w: World, index: number, land: LandPlaces): Record<string, Place> {
  const { stock, letters } = w.chart;
  const g = ground(w, index + FIRST, STEP);
  const keep =
    land.leader === undefined ? nameDiscs(land, { ...letters, tracking: letters.tracking + WIDER }) : [];
  const here = Object.values(land.places).filter(({ sea }) => sea !== true);
  occupy(g, g.room, [...keep, ...here, ...w.blocked], GAP);
  const { x, y } = middleOf(stock.units.map((kind) => land.places[kind]));
  const found: Record<string, Place> = {};
  for (const [kind, [most, least]] of Object.entries(stock.rare ?? {})) {
    let [best, at] = [Infinity, -1];
    for (let i = 0; i < g.count; i++) {
      const slack = g.room[i] - least;
      const far = Math.hypot(g.x[i] - x, g.y[i] - y);
      const rank = far - Math.min(slack, most - least + AIR) * 30;
      if (slack >= 0 && rank < best) [best, at] = [rank, i];
    }
    if (at < 0) continue;
    found[kind] = { x: g.x[at], y: g.y[at], r: Math.min(most, Math.floor(g.room[at])) };
    occupy(g, g.room, [found[kind]], GAP);
  }
  return found;
}
