import type { Picked, Verb as AnyVerb } from "../../../core/verb";
import { landsOf } from "../../../risk/europe/rules/picks";
import type { Action, ActionOf } from "./actions";
import type { Event } from "./events";
import type { State } from "./state";
import type { Step } from "./steps";

/** All there is to one kind of action of this game. */
export type Verb<T extends Action["type"]> = AnyVerb<State, ActionOf<T>, Event, Step>;

/** All verbs but the resignation, which asks them what becomes of their steps. */
export type Deeds = { readonly [T in Exclude<Action["type"], "resign">]: Verb<T> };

/** The territories of the army whose turn it is. */
export function actingTerritories(s: State): number[] {
  return landsOf(s, s.acting);
}

/** Whether a territory is controlled by the army whose turn it is. */
export function isActing(s: State, _p: Picked, t: number): boolean {
  return s.territories[t].owner === s.acting;
}
