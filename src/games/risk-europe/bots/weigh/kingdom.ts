import { bestBy } from "../../../../core/bots/best";
import { NOBODY, type Roll, type Seat } from "../../../../core/types";
import { BOARD, CITIES, PRINTED } from "../../../../risk/europe/board";
import type { SeatAction } from "../../rules/actions";
import { crownsOn } from "../../rules/cities";
import { refuseCity, refuseLand } from "../../rules/game/setup";
import type { State } from "../../rules/state";
import { draftOf } from "../../rules/variant";

/** A gold city with other cities in reach and few rivals, and the neighbour from which most cities can be had. */
export function chooseKingdom(s: State, seat: Seat, roll: Roll): SeatAction {
  const cityCharm = (t: number): number | undefined =>
    refuseCity(s, t) === undefined ? roll(3) + PRINTED[t] + 4 * crownsOn(t) + outlook(s, t) : undefined;
  const territory = bestBy(CITIES, -1000, cityCharm) ?? NOBODY;
  const landCharm = (t: number): number | undefined =>
    refuseLand(s, territory, t) === undefined ? outlook(s, t) : undefined;
  const to = bestBy(BOARD.near[territory], -1000, landCharm) ?? NOBODY;
  const { footmen } = draftOf(s);
  const inCity = Math.ceil(footmen / 2);
  return { type: "settle", seat, territory, to, footmen: [inCity, footmen - inCity] };
}

/** Free cities around a territory, and rivals. */
function outlook(s: State, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t]) {
    const { owner } = s.territories[near];
    if (owner !== NOBODY) sum -= 2;
    else if (PRINTED[near] > 0) sum += 3;
  }
  return sum;
}
