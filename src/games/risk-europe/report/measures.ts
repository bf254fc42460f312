import { europeMeasures } from "../../../risk/europe/report/measures";
import { crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";

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
