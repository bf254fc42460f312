import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { isNumber, OWN_LAND, refuseLand } from "../../../../risk/world/rules/picks";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoal } from "../game/victory";
import { isMet, metObjectives, openObjectives } from "../conditions";
import { OBJECTIVE_IDS } from "../objectives";
import { airfieldToPlace, rewardOn } from "../seats";
import { OPEN, type State } from "../state";
import type { Verb } from "../verb";
import { beginManeuver } from "./maneuver";

/** The attack is over: an objective may be collected if any that lies open is met, else troops maneuver (rules 4.1, 7.1). */
export function afterAttack(s: State, seat: Seat): void {
  if (metObjectives(s).length === 0) return beginManeuver(s, seat);
  s.phase = "objective";
  ask(s, "objective", seat);
}

function refuseObjective(s: State, k: number): Refusal | undefined {
  if (!isNumber(k, 0, OBJECTIVE_IDS.length - 1)) return refuse("objective.unknown");
  if (s.objectives[k] !== OPEN) return refuse("objective.not_open", { objective: OBJECTIVE_IDS[k] });
  return isMet(s, k) ? undefined : refuse("objective.not_met", { objective: OBJECTIVE_IDS[k] });
}

/** One objective a turn, with the reward on it (rules 7.1, 8.1); it may win at once (rule 10.1). An airfield is placed first (rule 8.3). */
function applyCollect(s: State, { seat, objective }: ActionOf<"collect">, events: Event[]): void {
  s.objectives[objective] = seat;
  s.collected = true;
  events.push({ type: "collected", seat, objective, reward: rewardOn(s, objective) });
  if (judgeGoal(s, events)) return;
  if (airfieldToPlace(s) >= 0) ask(s, "airfield", seat);
  else beginManeuver(s, seat);
}

/** An objective that is met. */
export const COLLECT: Verb<"collect"> = {
  at: { objective: true },
  check: (s, action) => refuseObjective(s, action.objective),
  apply: applyCollect,
  offer: {
    isDefault: true,
    picks: [
      {
        field: "word",
        words: (s) => openObjectives(s).map((k) => ({ value: OBJECTIVE_IDS[k], why: refuseObjective(s, k) })),
      },
    ],
    complete: ({ seat, word }) => ({ type: "collect", seat, objective: OBJECTIVE_IDS.indexOf(word) }),
  },
};

/** An airfield onto any own territory, where it stays (rule 8.3). */
export const AIRFIELD: Verb<"airfield"> = {
  at: { airfield: true },
  check: (s, action) => refuseLand(s, action.seat, action.territory),
  apply: (s, action) => {
    s.airfields[airfieldToPlace(s)] = action.territory;
    beginManeuver(s, action.seat);
  },
  offer: {
    isDefault: true,
    picks: [OWN_LAND],
    complete: ({ seat, territory }) => ({ type: "airfield", seat, territory }),
  },
};
