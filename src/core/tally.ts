import type { AnyAction, AnyEvent, CommonState, Seat } from "./types";

/** Something of a seat that is counted, by an id: a capital, a card that was played. `count` is 1 if not given. */
export interface Noted {
  readonly seat: Seat;
  readonly value: string;
  readonly count?: number;
}

/** By seat, how often each value was noted. */
export type Notes = readonly Readonly<Record<string, number>>[];

/** What a tally keeps in mind of a game, by keys of its own. */
export type Memory = Record<string, number | undefined>;

/**
 * What is counted of each seat of a game. `wins`: a value that a seat has or not, as its capital: how many of those who
 * had it won. `counts`: values that come more than once, as cards: how many winners and others had. `picks`: what a seat
 * chooses again and again, as policies: which share of all its picks each is. `against`: the values are other seats'
 * colours, as of those whom a seat has eliminated.
 */
export interface Tally<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
> {
  readonly id: string;
  /** In a few words, as the head of a table. */
  readonly title: string;
  readonly kind: "wins" | "counts" | "picks" | "against";
  /**
   * Types of events, and what one of them says, with the state after it and what was noted so far; `memory` is the
   * tally's own in this game, for what a later event does not say any more.
   */
  readonly events?: readonly string[];
  event?(this: void, event: E, state: S, notes: Notes, memory: Memory): readonly Noted[];
  /** A verb, and what an action of it says, with the state before it. */
  readonly verb?: string;
  action?(this: void, action: A, state: S): readonly Noted[];
  /** What the state says after so many rounds: 0 where play begins, `end` for the last state. */
  readonly after?: number | "end";
  state?(this: void, state: S): readonly Noted[];
}

/** Nothing to note. */
export const NONE: readonly Noted[] = [];

/** By the events of turns that begin: in which place each seat has its first turn. */
export const TURN_ORDER: Tally = {
  id: "turn_order",
  title: "place in the order of first turns",
  kind: "wins",
  events: ["turn"],
  event: (event, _, notes) => {
    if (event.type !== "turn" || !("seat" in event) || typeof event.seat !== "number") return NONE;
    const { seat } = event;
    if (seat < 0) return NONE;
    const isNew = (one: Readonly<Record<string, number>>): boolean => Object.keys(one).length === 0;
    if (!isNew(notes[seat])) return NONE;
    return [{ seat, value: String(1 + notes.filter((one) => !isNew(one)).length) }];
  },
};

/** Counts by kind as notes of a seat. */
export function noteCounts(seat: Seat, ids: readonly string[], counts: readonly number[]): Noted[] {
  return counts.flatMap((count, k) => (count > 0 ? [{ seat, value: ids[k], count }] : []));
}
