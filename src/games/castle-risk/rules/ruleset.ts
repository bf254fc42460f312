import { makeRules } from "../../../core/check";
import type { Action } from "./actions";
import { copyState } from "./state/copy";
import { deal, draws, drawsCards } from "./deal";
import type { Event } from "./events";
import { hashState } from "./state/hash";
import { META } from "../meta";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";

export const CASTLE_RISK = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  deal,
  draws,
  drawsCards,
  copy: copyState,
  hash: hashState,
});
