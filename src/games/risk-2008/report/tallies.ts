import type { Tally } from "../../../core/tally";
import { startTally, talliesOf } from "../../../risk/report/tallies";
import { landId } from "../../../risk/world/board";
import { WORLD_TALLIES } from "../../../risk/world/report/tallies";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import type { State } from "../rules/state";

const counted = talliesOf<Event>();

/** What is counted of each player of RISK 2008. */
export const TALLIES: readonly Tally<State, Action, Event>[] = [
  ...WORLD_TALLIES,
  startTally<State>("army", "army of Basic Training's set-up", ({ army }) =>
    army < 0 ? undefined : ARMY_IDS[army],
  ),
  startTally<State>("capital", "capital", ({ capital }) => (capital < 0 ? undefined : landId(capital))),
  counted(
    "objectives",
    "objectives collected",
    "counts",
    "collected",
    ({ objective }) => OBJECTIVE_IDS[objective],
  ),
  counted("rewards", "rewards that lay on them", "counts", "collected", ({ reward }) =>
    reward < 0 ? undefined : REWARD_IDS[reward],
  ),
];
