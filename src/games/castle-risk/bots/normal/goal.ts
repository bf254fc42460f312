import { NOBODY, type Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { costOf } from "../../rules/units";
import { SIEGE } from "../../../../risk/units";
import { stepsFrom } from "../../../../risk/board";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { campaignOf } from "../judge/campaign";
import { gain, leadersOf } from "./worth";

/**
 * Where the army of a seat gathers: the own territory beside the one that promises most for what holds it; the capital
 * where there is none in sight. In a long war where the way to a rival's capital is shortest.
 */
export function findCamp(s: State, seat: Seat): number {
  const steps = campaignOf(s, seat);
  if (steps !== undefined) return nearestTo(s, seat, steps);
  const leaders = leadersOf(s);
  let camp = s.seats[seat].capital;
  let most = 0;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat) {
      for (const to of BOARD.near[from]) {
        const land = s.territories[to];
        if (land.owner !== seat && land.owner !== NOBODY) {
          const here = s.territories[from].units;
          const ready = 1 + 0.04 * costOf(here);
          const barred = land.castle && here[SIEGE] === 0 ? 0.5 : 1;
          const promise = (barred * ready * gain(s, seat, to, leaders)) / (costOf(land.units) + 5);
          if (promise > most) {
            most = promise;
            camp = from;
          }
        }
      }
    }
  }
  return camp;
}

/** The own territory from which the way is shortest; of several the one with the dearest army. */
function nearestTo(s: State, seat: Seat, steps: readonly number[]): number {
  let best = s.seats[seat].capital;
  for (let t = 0; t < SIZE; t++) {
    const { owner, units } = s.territories[t];
    const further = steps[t] - steps[best];
    const isBetter = further < 0 || (further === 0 && costOf(units) > costOf(s.territories[best].units));
    if (owner === seat && isBetter) best = t;
  }
  return best;
}

/** Steps from each own territory to the camp through own territories; 99 where there is no way. */
export function stepsTo(s: State, seat: Seat, camp: number): number[] {
  return stepsFrom(BOARD.near, [camp], 99, (t) => s.territories[t].owner === seat);
}
