/** Whole games on the packed save that are loaded or go back on their way. */
import { expect } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import type { State } from "../../src/games/castle-risk/rules/state";
import { due } from "../../src/session/play/pace";
import type { Table as SeatTable } from "../../src/session/table/table";
import { playOn, roomOf, stateOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

const hashOf = ({ match }: SeatTable): number | undefined =>
  match === undefined ? undefined : hashState(match.game.state as State);

/** A game of these to its end that is loaded after an action up to `most` times in each step of each phase. */
export async function loadWherever(colours: readonly string[], most: number): Promise<void> {
  const table = await seatedTable(colours, 1);
  const loads: Record<string, number> = {};
  const s = await playOn(table, 3, 2000, async () => {
    const before = await roomOf(table);
    const { phase, step, asked } = (before.match?.game.state ?? {}) as Partial<State>;
    const where = `${phase} ${step} ${asked?.length}`;
    loads[where] = (loads[where] ?? 0) + 1;
    if (loads[where] > most) return;
    await table.load(await table.save());
    await table.settle();
    // Dice fall and standing orders answer by themselves as soon as the table is laid.
    if (due(before, "instant", 0) === undefined) expect(hashState(await stateOf(table))).toBe(hashOf(before));
  });
  expect(Object.keys(loads).length).toBeGreaterThan(6);
  expect(s.step).toBe("over");
  const seen = table
    .view("Red")
    .interface.map((element) => element.text)
    .join("\n");
  expect(seen).toContain("Territories conquered");
  expectCalm(table);
  await expectReplays(table);
}

/** A game of two to its end that goes back so many times: a checkpoint lies many actions behind, so it would never end otherwise. */
export async function goBackNowAndThen(times: number): Promise<void> {
  const table = await seatedTable(["red", "blue"], 1);
  let back = 0;
  const s = await playOn(table, 2, 600, async (n) => {
    const { length } = table.checkpoints;
    if (n % 5 !== 0 || length === 0 || back === times) return;
    await table.rewind(Math.max(0, length - 1 - (back++ % 2)));
    await table.settle();
  });
  expect(back).toBe(times);
  expect(s.step).toBe("over");
  expectCalm(table);
  await expectReplays(table);
}
