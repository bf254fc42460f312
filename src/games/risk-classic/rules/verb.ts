import type { Picked, Verb as AnyVerb } from "../../../core/verb";
import { BOARD, SIZE } from "../../../risk/world/board";
import type { Action, ActionOf } from "./actions";
import type { Event } from "./events";
import type { State } from "./state";
import type { Step } from "./steps";

/** All there is to one kind of action of this game. */
export type Verb<T extends Action["type"]> = AnyVerb<State, ActionOf<T>, Event, Step>;

/** The territories of a seat. */
export function landsOf(s: State, seat: number): number[] {
  const own: number[] = [];
  for (let t = 0; t < SIZE; t++) if (s.owners[t] === seat) own.push(t);
  return own;
}

/** The territories of the seat that picks. */
export function ownLands(s: State, { seat }: Picked): number[] {
  return landsOf(s, seat);
}

/** The territories around the source that is picked. */
export function neighbours(_s: State, { from }: Picked): readonly number[] {
  return BOARD.near[from];
}

/** Whether a territory is of the seat that picks. */
export function isOwn(s: State, { seat }: Picked, t: number): boolean {
  return s.owners[t] === seat;
}

/** What is counted where armies are, and where dice are. */
export const ARMIES: readonly string[] = ["armies"];
export const DICE_KIND: readonly string[] = ["dice"];
