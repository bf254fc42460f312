import { makeRandom } from "../../../core/bots/random";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { OFFERED, VERBS } from "../rules/verbs";

/** A legal action of a seat that is asked, taken at random. */
export const randomAction = makeRandom<State, Action>(
  { verbs: VERBS, offered: OFFERED },
  {
    buy: { weight: 2 },
    attack: { weight: 7 },
    fortify: { weight: 3 },
    build: { weight: 3 },
    bombard: { weight: 3 },
    recruit: { weight: 2 },
    play: { weight: 2 },
  },
);
