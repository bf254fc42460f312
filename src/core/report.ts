import type { AnyAction, AnyEvent, CommonState } from "./types";

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
