import type { Bounds, Candidate, Draft } from "./choice";
import type { AnyAction, CommonState, Refusal, Seat } from "./types";

/** A draft whose blanks are filled: 0, "" and no counts for what is not picked yet. The counts are its own. */
export interface Picked {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly territory: number;
  readonly word: string;
  readonly counts: number[];
}

/** A field of a draft, and what may be picked for it; `picked` knows the fields before it. */
export type Field<S> =
  | TerritoryField<S>
  | {
      readonly field: "word";
      /** Every word there is, the illegal ones with the refusal. */
      words(this: void, state: S, picked: Picked): Candidate<string>[];
      /** The word that a press on a territory picks along with it. */
      readonly default?: string;
    }
  | {
      readonly field: "counts";
      bounds(this: void, state: S, picked: Picked): Bounds;
      /** Where the steppers stand at first, with `most` as high as they go; without it, the least of each kind. */
      defaults?(this: void, state: S, picked: Picked, bounds: Bounds, most: boolean): number[];
    };

export interface TerritoryField<S> {
  readonly field: "from" | "to" | "territory";
  /** Why a territory cannot be picked. */
  refuse(this: void, state: S, picked: Picked, t: number): Refusal | undefined;
  /** The territories that come into question: every legal one is among them. */
  candidates(this: void, state: S, picked: Picked): readonly number[];
  /** Whether a press on a territory that is refused begins the verb again, with it as another source. */
  restarts?(this: void, state: S, picked: Picked, t: number): boolean;
}

/** How a seat comes to an action: what it picks, in this order, and what becomes of the picks. */
export interface Offer<S, A extends AnyAction> {
  readonly picks: readonly Field<S>[];
  complete(this: void, picked: Picked, state: S): A;
  /** Why the verb cannot be used at all now, whatever is picked for it. */
  refuse?(this: void, state: S, seat: Seat): Refusal | undefined;
  /** In place of `refuse`, where that tells what others may not know: whether all can see that it cannot be used. */
  isShut?(this: void, state: S, seat: Seat): boolean;
  /** What its phase is for: while there is any territory for it, ending the phase is worth a question. */
  readonly isMove?: true;
  /** It goes without saying at its step. */
  readonly isDefault?: true;
  /** What was picked for another verb serves for this one, as far as it may. */
  readonly reusesPicks?: true;
  /** Saying it is all there is to it. */
  readonly instant?: true;
  /** All seats choose at the same time, each keeping its draft while others act. */
  readonly simultaneous?: true;
  /** Its candidates would tell others what the seat holds. */
  readonly secret?: true;
  /** It ends the phase. */
  readonly ends?: true;
}

/**
 * All there is to one kind of action: at which steps it may be taken, whether it is legal then, what it does, and
 * how a seat comes to it; `offer` is undefined for what no seat is offered. `check` and `apply` are hot: all entries
 * have these four members in this order, and neither asks what is picked.
 */
export interface Verb<S, A extends AnyAction, E, Step extends string = string> {
  readonly at: Readonly<Partial<Record<Step, true>>>;
  check(this: void, state: S, action: A): Refusal | undefined;
  apply(this: void, state: S, action: A, events: E[]): void;
  readonly offer: Offer<S, A> | undefined;
  /**
   * What becomes of its step when a seat has left the game: the seat is out, and no more among those who are asked
   * (`asked` says whether it was). One verb of a step at the most says so, for all of them.
   */
  leave?(this: void, state: S, seat: Seat, asked: boolean, events: E[]): void;
}

/** What a game says of all its verbs, for choices to be made of it. */
export interface VerbTable<S, A extends AnyAction> {
  readonly verbs: Readonly<Record<string, Verb<S, A, never>>>;
  /** The verbs of seats in the order in which they are offered. */
  readonly offered: readonly string[];
  readonly territories: number;
  /**
   * Verbs that a press on a territory may mean now: the first that it suits, else the last says why not. Where it says
   * nothing, a press means the picked one of the step's verbs that begin with a territory, or else the first of them.
   */
  pressed?(this: void, state: S, draft: Draft, t: number): readonly string[] | undefined;
}

/** The verbs of any game. */
export type Verbs = VerbTable<CommonState, AnyAction>;

/** In place of steps: every seat that is in the game may take the action at any time, asked or not. */
export const ANYTIME: Readonly<Record<string, true>> = {};

/** The check of an action that is legal wherever its verb is. */
export function always(this: void): Refusal | undefined {
  return undefined;
}
