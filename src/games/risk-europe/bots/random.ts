import { makeRandom } from "../../../core/bots/random";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { OFFERED, VERBS } from "../rules/verbs";

/** A legal action of a seat that is asked, taken at random. Crowns and land are what ends games. */
export const randomAction = makeRandom<State, Action>(
  { verbs: VERBS, offered: OFFERED },
  {
    bid: { usually: "least" },
    expand: { weight: 4 },
    split: { weight: 4 },
    also: { weight: 3 },
    maneuver: { weight: 2 },
    tax: { weight: 4 },
    buy: { weight: 2 },
    crown: { weight: 6 },
    fortify: { weight: 4 },
    assault: { weight: 4 },
    end: { weight: 4 },
  },
);
