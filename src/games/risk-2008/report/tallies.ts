import { NONE, type Tally } from "../../../core/tally";
import { landId } from "../../../risk/world/board";
import { WORLD_TALLIES } from "../../../risk/world/report/tallies";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";
import type { State } from "../rules/state";

/** What is counted of each player of RISK 2008. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  ...WORLD_TALLIES,
  {
    id: "army",
    title: "army of Basic Training's set-up",
    kind: "wins",
    after: 0,
    state: (s) => s.seats.flatMap(({ army }, seat) => (army >= 0 ? [{ seat, value: ARMY_IDS[army] }] : NONE)),
  },
  {
    id: "capital",
    title: "capital",
    kind: "wins",
    after: 0,
    state: (s) => s.seats.flatMap(({ capital: t }, seat) => (t >= 0 ? [{ seat, value: landId(t) }] : NONE)),
  },
  {
    id: "objectives",
    title: "objectives collected",
    kind: "counts",
    events: ["collected"],
    event: (event) =>
      event.type === "collected" ? [{ seat: event.seat, value: OBJECTIVE_IDS[event.objective] }] : NONE,
  },
  {
    id: "rewards",
    title: "rewards that lay on them",
    kind: "counts",
    events: ["collected"],
    event: (event) =>
      event.type === "collected" && event.reward >= 0
        ? [{ seat: event.seat, value: REWARDS[event.reward] }]
        : NONE,
  },
];
