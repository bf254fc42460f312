import { makeCheck } from "../../../core/check";
import type { Ruleset } from "../../../core/types";
import { META, type Options } from "../meta";
import type { Action } from "./actions";
import { deal, draws, drawsCards } from "./deal";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";

/** RISK in the edition of 2008. */
export const RISK_2008: Ruleset<State, Action, Event> = {
  id: META.id,
  version: META.version,
  setup: (options, colours, rng) => newState(options as Options, colours, rng),
  check: makeCheck<State, Action, Event>(VERBS),
  verbs: VERBS,
  deal,
  draws,
  drawsCards,
  copy: copyState,
  hash: hashState,
};
