import { total } from "../../../core/counts";
import { europeMeasures } from "../../../risk/europe/report/measures";
import { countHoldings, crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";

/** What many games of Castle Risk are measured by. */
export const MEASURES = europeMeasures<State>(
  [
    { id: "cards", title: "cards played", events: ["played"] },
    { id: "countered", title: "cards countered by a Spy", events: ["countered"] },
    { id: "castles", title: "castles built", events: ["built"] },
    { id: "recruited", title: "cities that joined", events: ["recruited"] },
    { id: "missions", title: "papal missions declared", events: ["declared"] },
    { id: "eliminated", title: "kingdoms that fell", events: ["eliminated"] },
  ],
  (s) => {
    const holdings = countHoldings(s);
    return s.seats.map((_, seat) => crownsOf(s, seat, holdings).total);
  },
  [
    {
      id: "army",
      title: "value of all armies at the end, in coins",
      end: (s) => total(countHoldings(s).army),
    },
  ],
);
