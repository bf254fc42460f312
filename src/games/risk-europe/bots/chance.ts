import type { ChanceKit } from "../../../core/chance";
import { NOBODY, type Seat } from "../../../core/types";
import { BOARD, CITIES, countCities } from "../../../risk/europe/board";
import { SIEGE } from "../../../risk/units";
import { crownsOn } from "../rules/cities";
import { CASTLE_MIGHT, mightOf } from "./might";
import { unitsOf } from "../rules/army";
import { crownsOf } from "../rules/crowns";
import { countLands, supplyLine } from "../rules/land";
import type { State } from "../rules/state";
import { taxOf } from "../rules/turn/tax";
import { allied, crownsToWin } from "../rules/variant";
import { FITTED } from "./chance.data";

/** The last rounds that are early, and from which on a game is long: crowns and armies then tell less, taxes too. */
const EARLY = 6;
const LONG = 16;

/** By how many play on: how much surer terms tell who wins. */
const SURE: readonly number[] = [1, 1, 1, 0.85, 2];

/** Who is going to win a game of Risk Europe. Of teams each seat has half of what its team has. */
export const CHANCE: ChanceKit<State> = {
  terms: [
    "crowns",
    "one short",
    "enough",
    "tax",
    "power",
    "coins",
    "cities",
    "lands",
    "lead",
    "exposed",
    "prey",
    "late crowns",
    "late tax",
    "late power",
  ],
  ...FITTED,
  of: (s) => {
    const all = s.seats.map(({ alive }, seat) => (alive ? crownsOf(s, seat) : 0));
    const sure = SURE[s.seats.filter(({ alive }) => alive).length];
    const late = Math.min(1, Math.max(0, (s.round - EARLY) / (LONG - EARLY)));
    return s.seats.map(({ alive, coins }, seat) => {
      if (!alive) return [];
      const crowns = all[seat];
      const best = Math.max(...all.filter((_, other) => other !== seat));
      const short = crownsToWin(s) - crowns;
      const tax = richestTax(s, seat) / 10;
      const power = Math.log(1 + mightOf(unitsOf(s, seat)));
      return [
        crowns / 4,
        short === 1 ? 1 : 0,
        short <= 0 ? 1 : 0,
        tax,
        power,
        coins / 20,
        countCities(s, seat) / 4,
        countLands(s, seat) / 10,
        Math.max(-1, Math.min(1, (crowns - best) / 3)),
        exposed(s, seat),
        prey(s, seat),
        (late * crowns) / 4,
        late * tax,
        late * power,
      ].map((term) => sure * term);
    });
  },
};

/** Crowns of its cities that others could take. */
function exposed(s: State, seat: Seat): number {
  let crowns = 0;
  for (const t of CITIES)
    if (s.territories[t].owner === seat) crowns += crownsOn(t) * risk(s, t, (army) => isRival(s, seat, army));
  return crowns;
}

/** Crowns of others' cities, and of free ones, that it could take. */
function prey(s: State, seat: Seat): number {
  let crowns = 0;
  for (const t of CITIES) {
    const { owner } = s.territories[t];
    if (owner === NOBODY || isRival(s, seat, owner))
      crowns += (owner === NOBODY ? 1 : crownsOn(t)) * risk(s, t, (army) => army === seat);
  }
  return crowns;
}

function isRival(s: State, seat: Seat, army: number): boolean {
  return army !== NOBODY && army !== seat && !allied(s, seat, army);
}

/** From 0 to 1, how hard the strongest army beside a city presses on it, of those that want it: a term of a regression. */
function risk(s: State, t: number, wants: (this: void, army: number) => boolean): number {
  const { castle, units } = s.territories[t];
  let most = 0;
  for (const near of BOARD.near[t]) {
    const land = s.territories[near];
    if (wants(land.owner) && land.attacker === NOBODY && (!castle || land.units[SIEGE] > 0))
      most = Math.max(most, mightOf(land.units) - 1);
  }
  const held = mightOf(units) * (castle ? CASTLE_MIGHT : 1);
  return most > 0 ? (most * most) / (most * most + held * held) : 0;
}

/** Coins that the best Tax order would bring. */
function richestTax(s: State, seat: number): number {
  let most = 0;
  for (const t of CITIES)
    if (s.territories[t].owner === seat) most = Math.max(most, taxOf(s, seat, supplyLine(s, seat, t)));
  return most;
}
