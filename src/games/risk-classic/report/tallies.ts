import { NONE, type Tally } from "../../../core/tally";
import { startTally } from "../../../risk/report/tallies";
import { landId } from "../../../risk/world/board";
import { WORLD_TALLIES } from "../../../risk/world/report/tallies";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";

/** What is counted of each player of RISK. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  ...WORLD_TALLIES,
  startTally<State>("headquarters", "headquarters", ({ headquarters }) =>
    headquarters < 0 ? undefined : landId(headquarters),
  ),
  startTally<State>("mission", "mission that was dealt", ({ mission }) =>
    mission < 0 ? undefined : MISSIONS[mission],
  ),
  {
    id: "sets",
    title: "sets traded, and the armies for them",
    kind: "counts",
    events: ["traded"],
    event: (event) =>
      event.type === "traded"
        ? [
            { seat: event.seat, value: "sets" },
            { seat: event.seat, value: "armies", count: event.armies },
          ]
        : NONE,
  },
];
