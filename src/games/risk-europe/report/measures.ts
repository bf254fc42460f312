import { europeMeasures } from "../../../risk/europe/report/measures";
import { crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";
import { countCities } from "../../../risk/europe/board";
import { total } from "../../../core/counts";
import type { Series } from "../../../core/report";
import { unitsOf } from "../rules/army";
import { countLands } from "../rules/land";

/** What many games of Risk Europe are measured by. */
export const MEASURES = europeMeasures<State>(
  [
    { id: "taxed", title: "times that taxes were collected", events: ["taxed"] },
    { id: "castles", title: "castles built", events: ["castle"] },
    { id: "bids", title: "bids that were won", events: ["won_bid"] },
    { id: "missions", title: "missions completed", events: ["completed"] },
    { id: "eliminated", title: "armies that left the board", events: ["eliminated"] },
  ],
  (s) => s.seats.map((_, seat) => crownsOf(s, seat)),
  [],
);

/** What each player's own army has, from round to round; mercenary armies are nobody's. */
export const SERIES: readonly Series<State>[] = [
  { id: "crowns", title: "crowns", of: (s) => s.seats.map((_, seat) => crownsOf(s, seat)) },
  { id: "cities", title: "cities", of: (s) => s.seats.map((_, seat) => countCities(s, seat)) },
  { id: "lands", title: "territories", of: (s) => s.seats.map((_, seat) => countLands(s, seat)) },
  { id: "units", title: "units on the board", of: (s) => s.seats.map((_, seat) => total(unitsOf(s, seat))) },
  { id: "coins", title: "coins in the treasury", of: (s) => s.seats.map(({ coins }) => coins) },
];
