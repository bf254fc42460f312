import type { Series } from "../../../core/report";
import { WORLD_SERIES } from "../../../risk/world/report/series";
import { countCities, countObjectives } from "../rules/holdings";
import type { State } from "../rules/state";

/** What each player of RISK 2008 has, from round to round. */
export const SERIES: readonly Series<State>[] = [
  // What the other game calls armies are troops here.
  ...WORLD_SERIES.map((one) => ({ ...one, title: one.title.replace("armies", "troops") })),
  { id: "cities", title: "cities", of: (s) => s.seats.map((_, seat) => countCities(s, seat)) },
  { id: "objectives", title: "objectives", of: (s) => s.seats.map((_, seat) => countObjectives(s, seat)) },
];
