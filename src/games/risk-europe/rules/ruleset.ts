import { makeRules } from "../../../core/check";
import { META } from "../meta";
import type { Action } from "./actions";
import { deal, draws, drawsCards } from "./deal";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";

export const RISK_EUROPE = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  deal,
  draws,
  drawsCards,
  copy: copyState,
  hash: hashState,
});
