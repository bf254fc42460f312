import type { Ruleset } from "../../core/types";
import type { Action } from "./actions";
import { check } from "./check";
import { copyState } from "./copy";
import { deal, draws } from "./deal";
import type { Event } from "./events";
import { hashState } from "./hash";
import { GAME_ID, GAME_VERSION } from "./meta";
import type { State } from "./state";
import { VERBS, type Verb } from "./verbs";

/** Carries out an action that `check` let pass; changes the state in place. */
function apply(s: State, a: Action, events: Event[]): void {
  (VERBS[a.type] as Verb<Action>).apply(s, a, events);
}

/** Castle Risk: Europe. */
export const CASTLE_RISK: Ruleset<State, Action, Event> = {
  id: GAME_ID,
  version: GAME_VERSION,
  check,
  apply,
  deal,
  draws,
  copy: copyState,
  hash: hashState,
};
