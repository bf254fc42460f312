import { chanceIsDue, ownerId } from "./common";
import { refuse } from "./refusals";
import { CHANCE, type AnyAction, type CommonState, type GameMeta, type Refusal, type Ruleset } from "./types";
import { ANYTIME, type Verb } from "./verb";

type Verbs<S, A extends AnyAction, E> = Readonly<Record<A["type"], Verb<S, A, E>>>;

/** Makes a game's rules out of its verbs and of what it hands in for a whole state. */
export function makeRules<S extends CommonState, A extends AnyAction, E>(
  { id, version }: GameMeta,
  verbs: Verbs<S, A, E>,
  whole: Pick<Ruleset<S, A, E>, "setup" | "deal" | "draws" | "drawsCards" | "copy" | "hash">,
): Ruleset<S, A, E> {
  return { id, version, check: makeCheck(verbs), verbs, ...whole };
}

/** Makes a game's check: whether it is the time and the seat for the verb, then what the verb itself says. */
function makeCheck<S extends CommonState, A extends AnyAction, E>(
  verbs: Verbs<S, A, E>,
): (this: void, s: S, action: A) => Refusal | undefined {
  return (s, action) => {
    const verb = verbs[action.type as A["type"]];
    // Nearly every action comes from the first seat asked, or from chance where none is, and fits the step.
    if (action.seat !== ((s.asked[0] as number | undefined) ?? CHANCE) || verb.at[s.step] !== true) {
      const why = refuseNow(s, action, verb.at);
      if (why !== undefined) return why;
    }
    return verb.check(s, action);
  };
}

type Steps = Readonly<Partial<Record<string, true>>>;

function refuseNow(s: CommonState, action: AnyAction, at: Steps): Refusal | undefined {
  if (s.step === "over") return refuse("game.over");
  if (at === ANYTIME) return isAlive(s, action.seat) ? undefined : refuse("seat.not_in_game");
  return action.seat === CHANCE ? refuseChance(s, at) : refuseSeat(s, action, at);
}

function isAlive(s: CommonState, seat: number): boolean {
  return seat >= 0 && seat < s.seats.length && seat % 1 === 0 && s.seats[seat].alive;
}

function refuseChance(s: CommonState, at: Steps): Refusal | undefined {
  if (!chanceIsDue(s)) return refuse("chance.not_due", { seat: ownerId(s, s.asked[0]) });
  return at[s.step] === true ? undefined : refuse("chance.other", { step: s.step });
}

function refuseSeat(s: CommonState, action: AnyAction, at: Steps): Refusal | undefined {
  if (!isAlive(s, action.seat)) return refuse("seat.not_in_game");
  if (chanceIsDue(s)) return refuse("chance.due", { step: s.step });
  if (at[s.step] !== true) return refuse("step.other", { step: s.step });
  return s.asked.includes(action.seat)
    ? undefined
    : refuse("seat.not_asked", { seat: ownerId(s, s.asked[0]) });
}
