import { winnersOf } from "./common";
import type { AnyAction, AnyEvent, CommonState, Seat } from "./types";

/** A game for readers outside the table: as plain objects with ids for indices, and as text. Never part of a bundle. */
export interface GameReport<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
> {
  /** Version of the objects' shape. */
  readonly version: number;
  /** A state as an object: docs/json.md. */
  state(this: void, state: S): object;
  /** How a game stands, for people; players' names by seat. */
  outcome(this: void, state: S, names: readonly string[], actions: number): string;
  /** The values of an event, ids for indices. */
  event(this: void, event: E, state: S): Readonly<Record<string, unknown>>;
  /** An action as a line of a record, up to what a view of it does not know. */
  action(this: void, action: A, state: S): string;
}

/** A seat by its colour, and its player's name where there is one. */
export function seatWithName({ colours }: CommonState, seat: Seat, names: readonly string[]): string {
  const name = names[seat] ?? "";
  return name === "" ? colours[seat] : `${colours[seat]} (${name})`;
}

/** Who is to act, or how the game has ended, in the words of the notation. */
export function headline(s: CommonState, names: readonly string[]): string {
  const list = (seats: readonly Seat[]): string[] => seats.map((seat) => seatWithName(s, seat, names));
  if (s.ending === "none") {
    const asked = s.asked.length === 0 ? "chance" : list(s.asked).join(", ");
    return `Not over: ${s.phase}, ${s.step} of ${asked}.`;
  }
  const winners = list(winnersOf(s));
  return winners.length === 0
    ? `Over: ${s.ending}. Nobody wins.`
    : `Over: ${s.ending}, won by ${winners.join(" and ")}.`;
}
