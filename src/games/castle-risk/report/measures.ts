import type { GameMeasures } from "../../../core/report";
import { countHoldings, crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";

/** What many games of Castle Risk are measured by. */
export const MEASURES: GameMeasures<State> = {
  measures: [
    { id: "battles", title: "battles", events: ["battle"] },
    { id: "conquests", title: "territories taken in battle", events: ["conquered"] },
    { id: "repelled", title: "attacks that failed", events: ["repelled", "wiped_out"] },
    { id: "cards", title: "cards played", events: ["played"] },
    { id: "countered", title: "cards countered by a Spy", events: ["countered"] },
    { id: "castles", title: "castles built", events: ["built"] },
    { id: "recruited", title: "cities that joined", events: ["recruited"] },
    { id: "missions", title: "papal missions declared", events: ["declared"] },
    { id: "eliminated", title: "kingdoms that fell", events: ["eliminated"] },
    { id: "crowns", title: "crowns of all at the end", end: (s) => sum(crownsBySeat(s)) },
    {
      id: "most_crowns",
      title: "crowns of whoever has most at the end",
      end: (s) => Math.max(...crownsBySeat(s)),
    },
    { id: "army", title: "value of all armies at the end, in coins", end: (s) => sum(countHoldings(s).army) },
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

function crownsBySeat(s: State): number[] {
  const holdings = countHoldings(s);
  return s.seats.map((_, seat) => crownsOf(s, seat, holdings).total);
}
