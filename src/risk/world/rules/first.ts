import { CHANCE, type Roll, type Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import { checkContest } from "../../contest";
import { rollFaces } from "../../dice";
import type { WorldState } from "./state";

/** Dice of those who roll for the first place. */
export interface FirstAction {
  readonly type: "first";
  readonly seat: typeof CHANCE;
  readonly seats: readonly Seat[];
  readonly faces: readonly number[];
}

/** Every contender rolls one die. */
export function dealFirst({ contenders }: Pick<WorldState, "contenders">, roll: Roll): FirstAction {
  return { type: "first", seat: CHANCE, seats: [...contenders], faces: rollFaces(roll, contenders.length) };
}

/** The verb; `apply` is the game's, and so is `left`, for when a contender has resigned and rolls no more. */
export function firstVerb<S extends WorldState, E>(
  apply: (this: void, s: S, action: FirstAction, events: E[]) => void,
  left: (this: void, s: S, events: E[]) => void,
): Verb<S, FirstAction, E> {
  return {
    at: { first: true },
    check: (s, action) => checkContest(s.contenders, action.seats, action.faces),
    apply,
    offer: undefined,
    leave: (s, seat, _asked, events) => {
      s.contenders = s.contenders.filter((other) => other !== seat);
      left(s, events);
    },
  };
}
