import type { Measure, Series } from "../../../core/report";
import type { CommonState } from "../../../core/types";
import { bySeat, continentArmies, countArmies, countLands } from "../rules/seats";
import type { WorldState } from "../rules/state";

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
  { id: "lands", title: "territories", of: bySeat(countLands) },
  { id: "armies", title: "armies on the board", of: bySeat(countArmies) },
  { id: "continents", title: "armies that whole continents bring", of: bySeat(continentArmies) },
  { id: "cards", title: "cards in hand", of: bySeat(({ seats }, seat) => seats[seat].hand.length) },
];
