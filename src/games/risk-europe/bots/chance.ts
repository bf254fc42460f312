import type { ChanceKit } from "../../../core/chance";
import { CITIES } from "../../../risk/europe/board";
import { mightOf } from "./might";
import { unitsOf } from "../rules/army";
import { crownsOf } from "../rules/crowns";
import { countCities, countLands, supplyLine } from "../rules/land";
import type { State } from "../rules/state";
import { taxOf } from "../rules/turn/tax";
import { crownsToWin } from "../rules/variant";
import { FITTED } from "./chance.data";

/** Who is going to win a game of Risk Europe. Of teams each seat has half of what its team has. */
export const CHANCE: ChanceKit<State> = {
  terms: [
    "crowns",
    "two short",
    "one short",
    "enough",
    "tax",
    "power",
    "coins",
    "cities",
    "lands",
    "marker",
    "lead",
  ],
  ...FITTED,
  of: (s) => {
    const all = s.seats.map(({ alive }, seat) => (alive ? crownsOf(s, seat) : 0));
    return s.seats.map(({ alive, coins }, seat) => {
      if (!alive) return [];
      const crowns = all[seat];
      const best = Math.max(...all.filter((_, other) => other !== seat));
      const short = crownsToWin(s) - crowns;
      return [
        crowns / 4,
        short === 2 ? 1 : 0,
        short === 1 ? 1 : 0,
        short <= 0 ? 1 : 0,
        richestTax(s, seat) / 10,
        Math.log(1 + mightOf(unitsOf(s, seat))),
        coins / 20,
        countCities(s, seat) / 4,
        countLands(s, seat) / 10,
        s.first === seat ? 1 : 0,
        Math.max(-1, Math.min(1, (crowns - best) / 3)),
      ];
    });
  },
};

/** Coins that the best Tax order would bring. */
function richestTax(s: State, seat: number): number {
  let most = 0;
  for (const t of CITIES)
    if (s.territories[t].owner === seat) most = Math.max(most, taxOf(s, seat, supplyLine(s, seat, t)));
  return most;
}
