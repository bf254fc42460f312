import { bestBy } from "../../../../core/bots/best";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { readyWeapons, refuseBombardTo } from "../../rules/turn/bombard";
import { attemptCost, recruitBonus, refuseCity } from "../../rules/turn/recruit";
import type { State } from "../../rules/state";
import { cityValue } from "../../rules/tax";
import { size } from "../../../../risk/units";
import { BOARD, CITIES, SIZE } from "../../../../risk/europe/board";
import { gain, leadersOf } from "./worth";

/** Asks the city that is likeliest to come over, fires where it hurts, then ends the phase. */
export function decideDiplomacy(s: State, seat: Seat): SeatAction {
  const { coins } = s.seats[seat];
  if (s.moves.recruitments > 0 && coins >= attemptCost(false)) {
    const territory = findCity(s, seat);
    if (territory !== undefined)
      return { type: "recruit", seat, territory, bribe: coins >= attemptCost(true) };
  }
  return (
    (s.moves.bombardments > 0 ? findShot(s, seat) : undefined) ?? { type: "end", seat, phase: "diplomacy" }
  );
}

function findCity(s: State, seat: Seat): number | undefined {
  return bestBy(CITIES, 0, (city) => {
    if (refuseCity(s, seat, city) !== undefined) return undefined;
    return (1 + recruitBonus(s, { city, bribe: false, diplomat: 0 })) * (4 + cityValue(s, city));
  });
}

/** The shot at the best prize that has more than one unit to lose. */
function findShot(s: State, seat: Seat): SeatAction | undefined {
  let best: SeatAction | undefined;
  let most = 0;
  const leaders = leadersOf(s);
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && readyWeapons(s, from) > 0) {
      for (const to of BOARD.land[from]) {
        const there = size(s.territories[to].units);
        if (there > 1 && refuseBombardTo(s, seat, from, to) === undefined) {
          const use = gain(s, seat, to, leaders) * Math.min(there - 1, readyWeapons(s, from));
          if (use > most) {
            most = use;
            best = { type: "bombard", seat, from, to };
          }
        }
      }
    }
  }
  return best;
}
