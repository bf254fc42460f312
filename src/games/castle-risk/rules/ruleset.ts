import type { Ruleset } from "../../../core/types";
import type { Action } from "./actions";
import { check } from "./check";
import { copyState } from "./copy";
import { deal, draws } from "./deal";
import type { Event } from "./events";
import { hashState } from "./hash";
import { GAME_ID, GAME_VERSION } from "../meta";
import type { State } from "./state";
import { VERBS } from "./verbs";

/** Castle Risk: Europe. */
export const CASTLE_RISK: Ruleset<State, Action, Event> = {
  id: GAME_ID,
  version: GAME_VERSION,
  check,
  verbs: VERBS,
  deal,
  draws,
  copy: copyState,
  hash: hashState,
};
