import { total } from "../../../core/counts";
import { europeMeasures } from "../../../risk/europe/report/measures";
import { countHoldings, crownsOf, countAllCrowns } from "../rules/crowns";
import type { State } from "../rules/state";
import type { Series } from "../../../core/report";
import { NOBODY } from "../../../core/types";
import { SIZE } from "../../../risk/europe/board";
import { standingsOf } from "../bots/judge/standing";
import { handSize } from "../rules/state/hand";

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

/** What each kingdom has, from round to round. */
export const SERIES: readonly Series<State>[] = [
  { id: "crowns", title: "crowns", of: (s) => countAllCrowns(s).map((crowns) => crowns.total) },
  { id: "lands", title: "territories", of: countLands },
  {
    id: "tax",
    title: "coins that a turn's taxes bring",
    of: (s) => standingsOf(s, NOBODY).map(({ tax }) => tax),
  },
  {
    id: "army",
    title: "value of the army, in coins",
    of: (s) => standingsOf(s, NOBODY).map(({ army }) => army),
  },
  { id: "coins", title: "coins in the treasury", of: (s) => s.seats.map(({ coins }) => coins) },
  { id: "cards", title: "cards in hand", of: (s) => s.seats.map(handSize) },
];

function countLands(s: State): number[] {
  const lands = s.seats.map(() => 0);
  for (let t = 0; t < SIZE; t++) if (s.territories[t].owner >= 0) lands[s.territories[t].owner]++;
  return lands;
}
