import { ask } from "../../../../core/prompt";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { judgeGoal } from "../game/victory";
import type { State } from "../state";
import type { Verb } from "../verb";
import { afterManeuvers } from "./card";
import { afterAttack } from "./collect";
import { beginManeuver } from "./maneuver";
import { beginAttack } from "./place";

/**
 * Leaves out what is left of a step: stars, the starting maneuver, attacks, objectives, maneuvers (rules 4.5, 5.9, 7.1,
 * 8.10, 9.1). The step is finished by it, so victory is judged first (rule 10.1).
 */
function applyEnd(s: State, { seat }: ActionOf<"end">, events: Event[]): void {
  if (judgeGoal(s, events)) return;
  switch (s.step) {
    case "stars":
      return ask(s, "place", seat);
    case "starting":
      return beginAttack(s, seat);
    case "attack":
      return afterAttack(s, seat);
    case "objective":
      return beginManeuver(s, seat);
    default:
      afterManeuvers(s, events);
  }
}

export const END: Verb<"end"> = {
  at: { stars: true, starting: true, attack: true, objective: true, maneuver: true },
  check: () => undefined,
  apply: applyEnd,
  offer: {
    instant: true,
    ends: true,
    picks: [],
    complete: ({ seat }) => ({ type: "end", seat }),
  },
};
