import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import { placeVerb } from "../../../../risk/world/rules/place";
import type { Event } from "../events";
import { nextPlacer } from "../game/placing";
import { judgeGoal } from "../game/victory";
import { hasReward } from "../holdings";
import { STARTING_MANEUVER } from "../objectives";
import type { State } from "../state";
import type { Verb } from "../verb";

/** What comes next, comes when none is left to place (rules 3.4, 3.6, 4.6): in a turn the starting maneuver, or the attack (rule 8.10). */
function afterPlacing(s: State, seat: Seat, events: Event[]): void {
  if (s.phase === "setup") {
    if (s.due === 0) nextPlacer(s, seat, events);
    return;
  }
  if (judgeGoal(s, events) || s.due > 0) return;
  if (hasReward(s, seat, STARTING_MANEUVER)) ask(s, "starting", seat);
  else beginAttack(s, seat);
}

export function beginAttack(s: State, seat: Seat): void {
  s.phase = "attack";
  ask(s, "attack", seat);
}

/** Troops onto an own territory. */
export const PLACE: Verb<"place"> = placeVerb(afterPlacing, nextPlacer);
