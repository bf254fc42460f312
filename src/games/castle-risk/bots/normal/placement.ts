import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { REINFORCEMENTS } from "../../rules/cards";
import { checkPlace, refusePlace } from "../../rules/turn/placement";
import { fittingUnit, refuseReinforce } from "../../rules/turn/reinforce";
import type { State } from "../../rules/state";
import { any, copyUnits } from "../../../../risk/units";
import { SIZE } from "../../../../risk/europe/board";
import { findCamp, stepsTo } from "./goal";
import { capitalInDanger } from "./guard";

/** Puts what was bought as near to the camp as the rules allow, or into a capital that needs it. */
export function decidePlacement(s: State, seat: Seat): SeatAction {
  const { capital, hand, reserve } = s.seats[seat];
  const danger = capitalInDanger(s, seat);
  const steps = stepsTo(s, seat, danger ? capital : findCamp(s, seat));
  if (hand[REINFORCEMENTS] > 0) {
    const territory = nearest(steps, (t) => refuseReinforce(s, seat, t) === undefined);
    if (territory >= 0) {
      const unit = fittingUnit(s, seat, territory, danger ? "archer" : "infantry");
      return { type: "reinforce", seat, territory, unit };
    }
  }
  if (!any(reserve)) return { type: "end", seat, phase: "placement" };
  const site = nearest(steps, (t) => refusePlace(s, seat, t) === undefined && any(fit(s, seat, t)));
  const territory = site < 0 ? capital : site;
  return { type: "place", seat, territory, units: fit(s, seat, territory) };
}

function nearest(steps: readonly number[], suits: (this: void, t: number) => boolean): number {
  let best = -1;
  for (let t = 0; t < SIZE; t++) {
    if ((best < 0 || steps[t] < steps[best]) && suits(t)) best = t;
  }
  return best;
}

/** As much of the reserve as a territory takes, dearest first. */
export function fit(s: State, seat: Seat, territory: number): number[] {
  const { capital, reserve } = s.seats[seat];
  if (territory === capital) return copyUnits(reserve);
  const units = [0, 0, 0, 0];
  for (let k = 3; k >= 0; k--) {
    let more = true;
    while (more && units[k] < reserve[k]) {
      units[k]++;
      more = checkPlace(s, { type: "place", seat, territory, units }) === undefined;
      if (!more) units[k]--;
    }
  }
  return units;
}
