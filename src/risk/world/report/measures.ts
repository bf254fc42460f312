import type { Measure, Series } from "../../../core/report";
import type { CommonState } from "../../../core/types";
import type { WorldState } from "../rules/state";
import { SIZE } from "../board";
import { CONTINENTS } from "../continents";

/** What many games on the board of the world are measured by. */
export const WORLD_MEASURES: readonly Measure<WorldState & CommonState>[] = [
  { id: "rolls", title: "rolls of attacks", events: ["fought"] },
  { id: "captures", title: "territories captured", events: ["captured"] },
  { id: "eliminated", title: "players eliminated", events: ["eliminated"] },
  {
    id: "armies",
    title: "armies on the board at the end",
    end: (s) => s.armies.reduce((all, one) => all + one, 0),
  },
];

/** What each seat of a game on the board of the world has, from round to round. */
export const WORLD_SERIES: readonly Series<WorldState & CommonState>[] = [
  { id: "lands", title: "territories", of: (s) => sumsOf(s, () => 1) },
  { id: "armies", title: "armies on the board", of: (s) => sumsOf(s, (t) => s.armies[t]) },
  { id: "continents", title: "armies that whole continents bring", of: bonuses },
  { id: "cards", title: "cards in hand", of: (s) => s.seats.map(({ hand }) => hand.length) },
];

/** By seat, what its territories have in all. */
function sumsOf({ seats, owners }: WorldState, of: (t: number) => number): number[] {
  const sums = seats.map(() => 0);
  for (let t = 0; t < SIZE; t++) if (owners[t] >= 0) sums[owners[t]] += of(t);
  return sums;
}

function bonuses({ seats, owners }: WorldState): number[] {
  return seats.map((_, seat) =>
    CONTINENTS.filter(({ territories }) => territories.every((t) => owners[t] === seat)).reduce(
      (sum, { bonus }) => sum + bonus,
      0,
    ),
  );
}
