import { refuse } from "../../core/refuse";
import { CHANCE, type Refusal } from "../../core/types";
import type { Action } from "./actions";
import { ownerId, chanceIsDue, type State } from "./state";
import { VERBS, type Verb } from "./verbs";

/** Answers for any action whether it may be taken now; changes nothing. */
export function check(s: State, a: Action): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  const verb = VERBS[a.type] as Verb<Action>;
  if (a.type !== "resign" && a.type !== "set") {
    const why = a.seat === CHANCE ? refuseChance(s, verb) : refuseSeat(s, a, verb);
    if (why !== undefined) return why;
  } else if (!isAlive(s, a.seat)) return refuse("seat.not_in_game");
  return verb.check(s, a);
}

function isAlive(s: State, seat: number): boolean {
  return seat >= 0 && seat < s.seats.length && seat % 1 === 0 && s.seats[seat].alive;
}

function fits(verb: Verb<Action>, s: State): boolean {
  return verb.steps[0] === s.step || verb.steps.includes(s.step);
}

function refuseChance(s: State, verb: Verb<Action>): Refusal | undefined {
  if (!chanceIsDue(s)) return refuse("chance.not_due", { seat: ownerId(s, s.asked[0]) });
  return fits(verb, s) ? undefined : refuse("chance.other", { step: s.step });
}

function refuseSeat(s: State, a: Action, verb: Verb<Action>): Refusal | undefined {
  if (!isAlive(s, a.seat)) return refuse("seat.not_in_game");
  if (chanceIsDue(s)) return refuse("chance.due", { step: s.step });
  if (!fits(verb, s)) return refuse("step.other", { step: s.step });
  return a.seat === s.asked[0] || s.asked.includes(a.seat)
    ? undefined
    : refuse("seat.not_asked", { seat: ownerId(s, s.asked[0]) });
}
