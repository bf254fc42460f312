import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import { nextAction, perform, playOn, press, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

// What an action brings appears over some frames: laid anew in the midst of that, the table takes it as it lies.
test("a table that is laid anew while pieces appear keeps each of them", async () => {
  const table = await seatedTable(["red", "blue", "green", "yellow", "purple"], 4);
  await playOn(table, 3, 8);
  const roll = rollFrom(seedRng(1));
  let kept = 0;
  for (let n = 0; n < 60; n++) {
    const s = await stateOf(table);
    const action = nextAction(s, roll, true);
    if (action === undefined) {
      await table.advance(20);
      continue;
    }
    // The host has the settings before the eyes while somebody else acts.
    const brings = action.type === "buy" || action.type === "attack";
    if (!brings || s.colours[action.seat] === "red") {
      await perform(table, s, action);
      continue;
    }
    await press(table, "Red", "show settings");
    await perform(table, s, action);
    await table.advance(n % 12);
    const lying = new Map(table.tagged("thing").map((one) => [one.data.Memo ?? "", one]));
    await press(table, "Red", "relay");
    await table.settle(3000);
    for (const one of table.tagged("thing")) {
      const before = lying.get(one.data.Memo ?? "");
      if (before === undefined) continue;
      kept++;
      expect(one === before, one.data.Memo).toBe(true);
    }
    await press(table, "Red", "show settings");
  }
  expect(kept).toBeGreaterThan(500);
  expectCalm(table);
});
