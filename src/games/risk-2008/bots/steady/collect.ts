import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { isMet } from "../../rules/holdings";
import { OBJECTIVES } from "../../rules/objectives";
import type { State } from "../../rules/state";

/** An objective that is met now and hardly next turn, else a major one, else any. */
export function decideCollect(s: State, seat: Seat): SeatAction {
  let best = -1;
  let most = -1;
  OBJECTIVES.forEach(({ major, condition }, k) => {
    const fleeting =
      condition.kind === "cities_taken" ||
      condition.kind === "territories_taken" ||
      condition.kind === "continent_taken";
    const worth = (fleeting ? 2 : 0) + (major ? 1 : 0);
    if (isMet(s, k) && worth > most) {
      best = k;
      most = worth;
    }
  });
  return best < 0 ? { type: "end", seat } : { type: "collect", seat, objective: best };
}
