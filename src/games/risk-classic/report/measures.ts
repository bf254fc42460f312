import type { GameMeasures } from "../../../core/report";
import { WORLD_MEASURES } from "../../../risk/world/report/measures";
import type { State } from "../rules/state";

/** What many games of RISK are measured by. */
export const MEASURES: GameMeasures<State> = {
  measures: [...WORLD_MEASURES, { id: "sets", title: "sets traded", events: ["traded"] }],
  handicaps: [],
};
