import type { GameMeasures, Measure } from "../../../core/report";
import type { CommonState } from "../../../core/types";

interface EuropeState extends CommonState {
  readonly seats: readonly { readonly alive: boolean; coins: number }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * What many games on the board of Europe are measured by: events of all and of one game, then what is there at the end.
 * `crowns` gives them by seat.
 */
export function europeMeasures<S extends EuropeState>(
  events: readonly Measure<S>[],
  crowns: (this: void, s: S) => readonly number[],
  ends: readonly Measure<S>[],
): GameMeasures<S> {
  return {
    measures: [
      { id: "battles", title: "battles", events: ["battle"] },
      { id: "conquests", title: "territories taken in battle", events: ["conquered"] },
      { id: "repelled", title: "attacks that failed", events: ["repelled", "wiped_out"] },
      ...events,
      { id: "crowns", title: "crowns of all at the end", end: (s) => sum(crowns(s)) },
      {
        id: "most_crowns",
        title: "crowns of whoever has most at the end",
        end: (s) => Math.max(...crowns(s)),
      },
      ...ends,
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
}
