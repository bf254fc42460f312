/** What stands in the sea: names of oceans first, then ships and monsters where room is left. */
import { g } from "../../kit/svg";
import { berth, seaName, type Water } from "../../map/afloat";
import { creature, type Creature } from "./creatures";
import { BRINE } from "./tones";

/** Where each would like to be, its size, and which way it looks. */
const VOYAGES: readonly [kind: Creature, x: number, y: number, s: number, turn: number][] = [
  ["galleon", 1330, 1200, 1, 1],
  ["serpent", 3560, 1470, 0.9, -1],
  ["kraken", 2330, 2340, 1, 1],
  ["whale", 1200, 2380, 0.8, -1],
  ["galleon", 3240, 2330, 0.9, -1],
  ["whale", 620, 1330, 0.7, 1],
  ["serpent", 200, 1200, 0.6, 1],
];
/** Names of seas: text, wished middle, size. */
const NAMES: readonly [text: string, x: number, y: number, size: number][] = [
  ["Pacific Ocean", 420, 1740, 60],
  ["Atlantic Ocean", 1340, 1330, 54],
  ["Indian Ocean", 2720, 1880, 60],
  ["Arctic Ocean", 2230, 190, 54],
  ["South Atlantic", 1640, 2210, 50],
  ["Southern Ocean", 2300, 2430, 54],
];

function voyage([kind, x, y, s, turn]: (typeof VOYAGES)[number], w: Water): string {
  const discs = [-100, -35, 35, 100].flatMap((dx) => [
    { x: dx * s, y: -60 * s, r: 48 * s },
    { x: dx * s * 1.2, y: 12 * s, r: 44 * s },
  ]);
  const at = berth(w, x, y, discs);
  return at === undefined ? "" : creature(kind, at.x, at.y, s, turn);
}

/** All of it, on what water is free. */
export function voyages(w: Water): string {
  const names = NAMES.map(([text, x, y, size]) =>
    seaName(w, text, { x, y, size, tracking: 0.12 }, { fill: BRINE }),
  );
  return g({ id: "sea-names" }, ...names) + g({ id: "voyages" }, ...VOYAGES.map((v) => voyage(v, w)));
}
