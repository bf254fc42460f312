import { bestBy } from "../../../../core/bots/best";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { withRoom } from "../../rules/limits";
import { refuseSite } from "../../rules/turn/build";
import { movable, refuseFortifyFrom } from "../../rules/turn/fortify";
import type { State } from "../../rules/state";
import { costOf } from "../../rules/units";
import { any } from "../../../../risk/units";
import { ALL_LANDS, BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { findCamp, stepsTo } from "./goal";
import { spare, threat } from "./guard";

/** Builds what was bought, then marches towards the camp, the most valuable force first. */
export function decideFortify(s: State, seat: Seat): SeatAction {
  if (s.moves.castle === "bought") return { type: "build", seat, territory: findSite(s, seat) };
  let best: SeatAction = { type: "end", seat, phase: "fortify" };
  if (s.moves.fortifies < 1) return best;
  const steps = stepsTo(s, seat, findCamp(s, seat));
  let most = 0;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && steps[from] > 0 && steps[from] < 99) {
      const to = nextStep(s, seat, from, steps);
      const units = withRoom(s, to, marchers(s, seat, from));
      const value = costOf(units);
      if (value > most) {
        most = value;
        best = { type: "fortify", seat, from, to, units };
      }
    }
  }
  return best;
}

function marchers(s: State, seat: Seat, from: number): number[] {
  if (refuseFortifyFrom(s, seat, from) !== undefined) return [0, 0, 0, 0];
  const units = spare(s, seat, from, movable(s, from));
  return any(units) ? units : [0, 0, 0, 0];
}

function nextStep(s: State, seat: Seat, from: number, steps: readonly number[]): number {
  const isNearer = (near: number): boolean => s.territories[near].owner === seat && steps[near] < steps[from];
  return BOARD.near[from].find((near) => isNearer(near)) ?? from;
}

/** The capital, else the city or land that is threatened most. */
function findSite(s: State, seat: Seat): number {
  const { capital } = s.seats[seat];
  if (refuseSite(s, seat, capital) === undefined) return capital;
  const needOf = (t: number): number | undefined => {
    if (s.territories[t].owner !== seat || refuseSite(s, seat, t) !== undefined) return undefined;
    return threat(s, seat, t) + (PRINTED[t] > 0 ? 5 : 0);
  };
  return bestBy(ALL_LANDS, -1, needOf) ?? capital;
}
