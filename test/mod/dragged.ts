/** A whole game on the packed save by dragging. */
import { expect } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { dragOrPress } from "./drags";
import { playOn, stateOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

/** Three people play so many rounds to the end by dragging pieces and cards, with numbers typed. */
export async function dragToTheEnd(rounds: number): Promise<void> {
  const table = await seatedTable(["yellow", "purple", "green"], rounds);
  const dragged: Record<string, number> = {};
  const s = await playOn(table, 2, 2000, undefined, async (now, action) => {
    const before = hashState(now);
    if (!(await dragOrPress(table, now, action))) return;
    dragged[action.type] = (dragged[action.type] ?? 0) + 1;
    // A drag does it at once: nothing is left to confirm.
    expect(hashState(await stateOf(table)), action.type).not.toBe(before);
  });
  await table.settle();
  expect(s.step).toBe("over");
  for (const type of ["attack", "fortify", "place"]) expect(dragged[type], type).toBeGreaterThan(3);
  expectCalm(table);
  await expectReplays(table);
}
