import type { Ruleset } from "../../../core/types";
import type { Action } from "./actions";
import { check } from "./check";
import { copyState } from "./state/copy";
import { deal, draws, drawsCards } from "./deal";
import type { Event } from "./events";
import { hashState } from "./state/hash";
import { META, type Options } from "../meta";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";

/** Castle Risk: Europe. */
export const CASTLE_RISK: Ruleset<State, Action, Event> = {
  id: META.id,
  version: META.version,
  setup: (options, colours, rng) => newState(options as Options, colours, rng),
  check,
  verbs: VERBS,
  deal,
  draws,
  drawsCards,
  copy: copyState,
  hash: hashState,
};
