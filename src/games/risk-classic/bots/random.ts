import { makeRandom } from "../../../core/bots/random";
import { WORLD_HABITS } from "../../../risk/world/bots/habits";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { OFFERED, VERBS } from "../rules/verbs";

/** A legal action of a seat that is asked, taken at random. */
export const randomAction = makeRandom<State, Action>(
  { verbs: VERBS, offered: OFFERED },
  { ...WORLD_HABITS, trade_on: { weight: 2 }, fortify: { weight: 2 } },
);
