import { NONE, type Tally } from "../../../core/tally";
import { landId } from "../../../risk/world/board";
import { WORLD_TALLIES } from "../../../risk/world/report/tallies";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";

/** What is counted of each player of RISK. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  ...WORLD_TALLIES,
  {
    id: "headquarters",
    title: "headquarters",
    kind: "wins",
    after: 0,
    state: (s) =>
      s.seats.flatMap(({ headquarters: t }, seat) => (t >= 0 ? [{ seat, value: landId(t) }] : NONE)),
  },
  {
    id: "mission",
    title: "mission that was dealt",
    kind: "wins",
    after: 0,
    state: (s) =>
      s.seats.flatMap(({ mission }, seat) => (mission >= 0 ? [{ seat, value: MISSIONS[mission] }] : NONE)),
  },
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
