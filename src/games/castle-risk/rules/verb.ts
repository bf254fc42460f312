import type { Picked, Verb as AnyVerb } from "../../../core/verb";
import { landsOf } from "../../../risk/europe/rules/picks";
import type { Action, ActionOf } from "./actions";
import type { Event } from "./events";
import type { State } from "./state";
import type { Step } from "./steps";

export type Verb<T extends Action["type"]> = AnyVerb<State, ActionOf<T>, Event, Step>;

/** All verbs but the resignation, which asks them what becomes of their steps. */
export type Deeds = { readonly [T in Exclude<Action["type"], "resign">]: Verb<T> };

/** The territories of the seat that picks. */
export function ownTerritories(s: State, { seat }: Picked): number[] {
  return landsOf(s, seat);
}

/** Whether a territory is held by the seat that picks. */
export function isOwn(s: State, { seat }: Picked, t: number): boolean {
  return s.territories[t].owner === seat;
}
