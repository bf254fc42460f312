/** Games on the packed save, by what people see, drag and press; again.test.ts plays a whole one by presses alone. */
import { describe, expect, it } from "vitest";
import { dragToTheEnd } from "./dragged";
import { playOn, press, roomOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

describe("whole games", () => {
  it(
    "three people play to the end by dragging pieces and cards, with numbers typed",
    { timeout: 240_000 },
    () => dragToTheEnd(2),
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
