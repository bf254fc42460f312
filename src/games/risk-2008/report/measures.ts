import { WORLD_MEASURES, WORLD_SERIES } from "../../../risk/world/report/measures";
import type { GameMeasures, Series } from "../../../core/report";
import { bySeat } from "../../../risk/world/rules/seats";
import type { State } from "../rules/state";
import { countCities, countObjectives } from "../rules/holdings";

/** What many games of RISK 2008 are measured by. */
export const MEASURES: GameMeasures<State> = {
  measures: [
    ...WORLD_MEASURES,
    { id: "turned_in", title: "times that stars were turned in", events: ["turned_in"] },
    { id: "objectives", title: "objectives collected", events: ["collected"] },
  ],
  handicaps: [],
};

/** What each player of RISK 2008 has, from round to round. */
export const SERIES: readonly Series<State>[] = [
  // What the other game calls armies are troops here.
  ...WORLD_SERIES.map((one) => ({ ...one, title: one.title.replace("armies", "troops") })),
  { id: "cities", title: "cities", of: bySeat(countCities) },
  { id: "objectives", title: "objectives", of: bySeat(countObjectives) },
];
