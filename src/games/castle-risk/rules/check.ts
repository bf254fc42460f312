import { makeCheck } from "../../../core/check";
import type { Action } from "./actions";
import type { Event } from "./events";
import type { State } from "./state";
import { VERBS } from "./verbs";

/** Answers for any action whether it may be taken now; changes nothing. */
export const check = makeCheck<State, Action, Event>(VERBS);
