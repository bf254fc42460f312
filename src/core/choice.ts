import type { AnyAction, CommonState, Refusal, Seat } from "./types";

/*
 * How seats choose: a verb first, then what the verb wants, field by field, until an action is complete. A game
 * writes a table of verbs (verb.ts), of which choices.ts makes what the table, the panels and the lists ask here.
 * Games of other shapes come out of the same fields: cards picked in secret and bids are counts (two cards are
 * bounds of 2 to 2, coins a kind of their own) of a verb that is `simultaneous`; units of one territory that
 * go to several are counts whose kinds are the territories; groups that move one after the other are an action each.
 */

/** A half-made action: what has been picked so far. Territories are indices. */
export interface Draft {
  readonly seat: Seat;
  readonly verb?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly territory?: number | undefined;
  /** What a word stands for: one of a few ways to do it, which card, which phase. */
  readonly word?: string | undefined;
  /** Counts by kind, as the bounds ask for them. */
  readonly counts?: readonly number[] | undefined;
}

/** A candidate for a field: an index or a word, and why it is not legal where it is not. */
export interface Candidate<T> {
  readonly value: T;
  readonly why: Refusal | undefined;
}

/** What is to be picked next: every candidate is there, the illegal ones with the refusal that `check` would give. */
export type Choice<A extends AnyAction = AnyAction> =
  | { readonly field: "verb"; readonly candidates: readonly Candidate<string>[] }
  | { readonly field: "from" | "to" | "territory"; readonly candidates: readonly Candidate<number>[] }
  | { readonly field: "word"; readonly candidates: readonly Candidate<string>[] }
  | { readonly field: "counts"; readonly bounds: Bounds }
  | { readonly field: "done"; readonly action: A };

/** The numbers that may be picked: exactly those within all of these limits make a legal action. */
export interface Bounds {
  readonly kinds: readonly string[];
  /** Most of each kind that the other limits leave room for. */
  readonly maxEach: readonly number[];
  readonly minEach: readonly number[];
  /** Of all kinds together. */
  readonly minTotal: number;
  readonly maxTotal: number;
  /** Price of each kind and what may be spent; no prices, no limit. */
  readonly prices: readonly number[];
  readonly budget: number;
  /** Pieces of the first kind that are not counted against the budget. */
  readonly free: number;
}

/** What a seat may pick: for the panels, the map, and the list of choices. */
export interface Choices<S extends CommonState, A extends AnyAction> {
  /** What may be picked next: first a verb, then what that verb wants. A gesture asks this once. */
  next(this: void, state: S, draft: Draft): Choice<A>;
  /** Why this cannot be picked for the next field: what `next` says of one candidate, without making the others. */
  refuse(
    this: void,
    state: S,
    draft: Draft,
    field: Choice["field"],
    value: string | number,
  ): Refusal | undefined;
  /** What a press on a territory makes of a draft: another draft, or why it can do nothing. */
  press(this: void, state: S, draft: Draft, t: number): Draft | Refusal;
  /** The territories that come into question for the next field: of others it is not worth telling why not. */
  candidates(this: void, state: S, draft: Draft): readonly number[];
  /** Whether a territory that may be picked for the next field leaves any for the fields after it. */
  leads(this: void, state: S, draft: Draft, t: number): boolean;
  /** The bounds of the counts that an action wants, all else of it being picked. */
  bounds(this: void, state: S, draft: Draft): Bounds;
  /** Where the steppers stand before they are touched; with `most` as high as they go. */
  defaults(this: void, state: S, draft: Draft, bounds: Bounds, most: boolean): number[];
  /** Whether a verb that is offered has any territory it could begin in; true for verbs that need none. */
  canMove(this: void, state: S, seat: Seat, verb: string): boolean;
  /** Whether the phase still has a move that the seat could make: then ending it is worth a question. */
  hasMoves(this: void, state: S, seat: Seat): boolean;
  /** Whether all can see that nothing is left for the seat but to end the phase. */
  isStuck(this: void, state: S, seat: Seat): boolean;
  /** Whether nothing is left for the seat but to end the phase, as it alone may know. */
  canOnlyEnd(this: void, state: S, seat: Seat): boolean;
  /**
   * The only action that a seat has at a step which no verb ends, as all can see; undefined where there is a choice, or
   * where that there is none would tell what the seat holds.
   */
  forcedAction(this: void, state: S, seat: Seat): A | undefined;
  /** The verb and its only territory, where they are all that a seat could begin with; a verb that is secret does not count. */
  onlyOpening(this: void, state: S, seat: Seat): Draft | undefined;
  /** The action that ends the phase for a seat; undefined where nothing is to be ended. */
  end(this: void, state: S, seat: Seat): A | undefined;
  /** Verbs that take over what was picked for another one. */
  readonly reusing: readonly string[];
  /** By step: the verb that goes without saying. */
  readonly defaultVerbs: Readonly<Record<string, string | undefined>>;
  /** Verbs that a seat says at once, with nothing else to pick: `pass`. */
  readonly instant: readonly string[];
  /** Steps in which several seats choose at the same time, each keeping its draft while others act. */
  readonly simultaneous: readonly string[];
  /** Verbs whose candidates would tell others what the seat holds: nothing is outlined for them. */
  readonly secret: readonly string[];
  /** Verbs that begin with a territory: a press on one may mean them. */
  readonly territorial: readonly string[];
  /** Verbs that end a phase. */
  readonly ending: readonly string[];
}
