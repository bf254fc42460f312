import type { GameMeasures } from "../../../core/report";
import { WORLD_MEASURES } from "../../../risk/world/report/measures";
import type { State } from "../rules/state";

/** What many games of RISK 2008 are measured by. */
export const MEASURES: GameMeasures<State> = {
  measures: [
    ...WORLD_MEASURES,
    { id: "turned_in", title: "times that stars were turned in", events: ["turned_in"] },
    { id: "objectives", title: "objectives collected", events: ["collected"] },
  ],
  handicaps: [],
};
