/** Tables that lie as a state says. */
import { writePosition } from "../../src/games/castle-risk/notation/position/clauses";
import type { State } from "../../src/games/castle-risk/rules/state";
import type { Table } from "../../tabletop/table";
import { tell } from "./table";

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
