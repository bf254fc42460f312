/** Games on the packed save, by what people see, drag and press; again.test.ts plays a whole one by presses alone. */
import { describe, expect, it } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { dragOrPress } from "./drags";
import { playOn, press, roomOf, stateOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

describe("whole games", () => {
  it(
    "three people play to the end by dragging pieces and cards, with numbers typed",
    { timeout: 240_000 },
    async () => {
      const table = await seatedTable(["yellow", "purple", "green"], 3);
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
    },
  );

  it("lets another take over the seat of one who left", { timeout: 120_000 }, async () => {
    const table = await seatedTable(["red", "blue", "green"], 3);
    await playOn(table, 4, 15);
    await table.leave("Player blue");
    await table.join("Late");
    await table.settle();
    await press(table, "Late", "sit blue");
    await table.settle();
    const room = await roomOf(table);
    expect(room.chairs.find((chair) => chair.colour === "blue")?.name).toBe("Late");
    await playOn(table, 5, 15);
    expectCalm(table);
    await expectReplays(table);
  });
});
