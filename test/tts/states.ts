/** States of recorded games, to lay tables from. */
import { isFault } from "../../src/core/refuse";
import { copyState } from "../../src/games/castle-risk/rules/state/copy";
import { writePosition } from "../../src/games/castle-risk/notation/position/write";
import type { State } from "../../src/games/castle-risk/rules/state";
import type { Table } from "../../tabletop/table";
import { readRecords } from "../../scripts/records/hashes";
import { tell } from "./table";
import { startReplay, stepReplay } from "../helpers/castle";

/** Every n-th state of all records that are kept in test/records, as they stand in a position. */
export function recordedStates(every: number): State[] {
  const states: State[] = [];
  for (const { text } of readRecords(".")) {
    const replay = startReplay(text);
    if (isFault(replay)) throw new Error(replay.why.code);
    for (;;) {
      const next = stepReplay(replay, []);
      if (next === undefined) break;
      if (isFault(next)) throw new Error(next.why.code);
      if (replay.count % every === 0) states.push(copyState(replay.state));
    }
  }
  return states;
}

export const ALL = [true, true, true, true, true];

/** Hands a state to the script of a table; `present` says at which seats somebody sits. */
export async function pose(table: Table, s: State, present: readonly boolean[] = ALL): Promise<void> {
  await tell(table, "test_pose", writePosition(s), s.colours.filter((_, i) => present[i]).join(" "));
}

/** Lays a state, and waits until the table is at rest. */
export async function layDown(table: Table, s: State, present: readonly boolean[] = ALL): Promise<void> {
  await pose(table, s, present);
  await tell(table, "test_lay");
  await table.settle(4000);
}
