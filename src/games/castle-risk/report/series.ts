import type { Series } from "../../../core/report";
import { NOBODY } from "../../../core/types";
import { SIZE } from "../../../risk/europe/board";
import { standingsOf } from "../bots/judge/standing";
import { countAllCrowns } from "../rules/crowns";
import { handSize } from "../rules/state/hand";
import type { State } from "../rules/state";

/** What each kingdom has, from round to round. */
export const SERIES: readonly Series<State>[] = [
  { id: "crowns", title: "crowns", of: (s) => countAllCrowns(s).map(({ total }) => total) },
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
