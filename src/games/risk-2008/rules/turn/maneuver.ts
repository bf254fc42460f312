import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import {
  connected,
  moveArmies,
  moveVerb,
  refuseArriving,
  refuseConnection,
} from "../../../../risk/world/rules/move";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoal } from "../game/victory";
import { hasReward } from "../holdings";
import { ADDITIONAL_MANEUVER } from "../objectives";
import type { State } from "../state";
import type { Verb } from "../verb";
import { afterManeuvers } from "./card";
import { beginAttack } from "./place";

/** How many maneuvers the end of a turn has (rules 8.9, 9.1). */
export function maneuversOf(s: State, seat: Seat): number {
  return hasReward(s, seat, ADDITIONAL_MANEUVER) ? 2 : 1;
}

export function beginManeuver(s: State, seat: Seat): void {
  s.phase = "maneuver";
  s.maneuvers = maneuversOf(s, seat);
  ask(s, "maneuver", seat);
}

/** The starting maneuver leads to the attack (rule 8.10), the last one of a turn to its card (rules 9.1, 9.2). */
function applyManeuver(s: State, action: ActionOf<"maneuver">, events: Event[]): void {
  moveArmies(s, action);
  if (judgeGoal(s, events)) return;
  if (s.step === "starting") return beginAttack(s, action.seat);
  s.maneuvers--;
  if (s.maneuvers === 0) afterManeuvers(s, events);
}

/** Troops go to another own territory that is reached through own ones (rule 9.1). */
const MOVES = moveVerb("maneuver", {
  refuseTarget: (s: State, seat, from, to) =>
    refuseArriving(s, seat, from, to) ?? refuseConnection(s, seat, from, to),
  targets: connected,
});

/** One move of troops between own territories. */
export const MANEUVER: Verb<"maneuver"> = {
  at: { starting: true, maneuver: true },
  check: MOVES.check,
  apply: applyManeuver,
  offer: MOVES.offer,
};
