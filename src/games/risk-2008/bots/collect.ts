import type { Thought } from "../../../core/bots/thought";
import type { Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import { isMet } from "../rules/holdings";
import { OBJECTIVES } from "../rules/objectives";
import type { State } from "../rules/state";
import type { RacingLevel } from "./levels";
import { judgeRace } from "./race/judge";
import { newRace } from "./race/table";

/** Collects the objective that leaves the seat the best chance to win: one that others were near to, or it will not meet again. */
export function thinkCollect(s: State, seat: Seat, level: RacingLevel): Thought<Action> {
  let best: Action = { type: "end", seat };
  let most = -1;
  OBJECTIVES.forEach((_, objective) => {
    if (!isMet(s, objective)) return;
    const objectives = s.objectives.slice();
    objectives[objective] = seat;
    const then = { ...s, objectives, collected: true };
    const worth = judgeRace(newRace(then, seat, level), s.owners, s.armies, 0, 0);
    if (worth <= most) return;
    most = worth;
    best = { type: "collect", seat, objective };
  });
  return { more: () => true, best: () => best };
}
