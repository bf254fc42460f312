import type { Verb as AnyVerb } from "../../../core/verb";
import { landFields } from "../../../risk/europe/rules/picks";
import type { Action, ActionOf } from "./actions";
import type { Event } from "./events";
import type { State } from "./state";
import type { Step } from "./steps";

export type Verb<T extends Action["type"]> = AnyVerb<State, ActionOf<T>, Event, Step>;

/** All verbs but the resignation, which asks them what becomes of their steps. */
export type Deeds = { readonly [T in Exclude<Action["type"], "resign">]: Verb<T> };

/** Fields of the territories of the seat that picks. */
export const { own, beside, isOwn } = landFields<State>((_s, { seat }) => seat);
