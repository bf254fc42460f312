import type { GameMeasures } from "../../../core/report";
import { crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";

/** What many games of Risk Europe are measured by. */
export const MEASURES: GameMeasures<State> = {
  measures: [
    { id: "battles", title: "battles", events: ["battle"] },
    { id: "conquests", title: "territories taken in battle", events: ["conquered"] },
    { id: "repelled", title: "attacks that failed", events: ["repelled", "wiped_out"] },
    { id: "taxed", title: "times that taxes were collected", events: ["taxed"] },
    { id: "castles", title: "castles built", events: ["castle"] },
    { id: "bids", title: "bids that were won", events: ["won_bid"] },
    { id: "missions", title: "missions completed", events: ["completed"] },
    { id: "eliminated", title: "armies that left the board", events: ["eliminated"] },
    { id: "crowns", title: "crowns of all at the end", end: (s) => sum(crownsBySeat(s)) },
    {
      id: "most_crowns",
      title: "crowns of whoever has most at the end",
      end: (s) => Math.max(...crownsBySeat(s)),
    },
    {
      id: "treasure",
      title: "coins in all treasuries at the end",
      end: (s) => sum(s.seats.map(({ coins }) => coins)),
    },
  ],
  handicaps: [
    {
      id: "coins",
      give: (s, seat, count) => {
        s.seats[seat].coins += count;
      },
    },
  ],
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const crownsBySeat = (s: State): number[] => s.seats.map((_, seat) => crownsOf(s, seat));
