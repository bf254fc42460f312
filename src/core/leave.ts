import type { AnyAction, CommonState, Seat } from "./types";
import { always, ANYTIME, type Verb } from "./verb";

/** Lets a step go on that a seat has left, as the verb says that is awaited (`Verb.leave`). */
export function leaveStep<S extends CommonState, E>(
  verbs: Readonly<Record<string, Verb<S, AnyAction, E>>>,
  s: S,
  seat: Seat,
  asked: boolean,
  events: E[],
): void {
  for (const type of Object.keys(verbs)) {
    const { at, leave } = verbs[type];
    if (leave !== undefined && at[s.step] === true) return leave(s, seat, asked, events);
  }
}

/** The verb of giving up, at any time; `resign` is the game's. */
export function resignVerb<S, E>(
  resign: (this: void, s: S, seat: Seat, events: E[]) => void,
): Verb<S, { readonly type: "resign"; readonly seat: Seat }, E> {
  return {
    at: ANYTIME,
    check: always,
    apply: (s, { seat }, events) => {
      resign(s, seat, events);
    },
    offer: undefined,
  };
}
