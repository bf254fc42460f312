import type { Measure } from "../../../core/report";
import type { CommonState } from "../../../core/types";
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
