import { refuse } from "../../../core/refuse";
import { CHANCE, type Refusal, type Seat } from "../../../core/types";
import type { Action } from "./actions";
import { ownerId, chanceIsDue, type State } from "./state";
import { VERBS, type Verb } from "./verbs";

/** Answers for any action whether it may be taken now; changes nothing. */
export function check(s: State, a: Action): Refusal | undefined {
  const verb = VERBS[a.type] as Verb<Action>;
  // Nearly every action comes from the first seat asked, or from chance where none is, and fits the step.
  if (a.seat !== ((s.asked[0] as Seat | undefined) ?? CHANCE) || verb.at[s.step] !== true) {
    const why = refuseNow(s, a, verb);
    if (why !== undefined) return why;
  }
  return verb.check(s, a);
}

function refuseNow(s: State, a: Action, verb: Verb<Action>): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  if (a.type === "resign" || a.type === "set")
    return isAlive(s, a.seat) ? undefined : refuse("seat.not_in_game");
  return a.seat === CHANCE ? refuseChance(s, verb) : refuseSeat(s, a, verb);
}

function isAlive(s: State, seat: number): boolean {
  return seat >= 0 && seat < s.seats.length && seat % 1 === 0 && s.seats[seat].alive;
}

function refuseChance(s: State, verb: Verb<Action>): Refusal | undefined {
  if (!chanceIsDue(s)) return refuse("chance.not_due", { seat: ownerId(s, s.asked[0]) });
  return verb.at[s.step] === true ? undefined : refuse("chance.other", { step: s.step });
}

function refuseSeat(s: State, a: Action, verb: Verb<Action>): Refusal | undefined {
  if (!isAlive(s, a.seat)) return refuse("seat.not_in_game");
  if (chanceIsDue(s)) return refuse("chance.due", { step: s.step });
  if (verb.at[s.step] !== true) return refuse("step.other", { step: s.step });
  return s.asked.includes(a.seat) ? undefined : refuse("seat.not_asked", { seat: ownerId(s, s.asked[0]) });
}
