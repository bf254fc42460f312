/** Whole games on the packed save, by what people see and press (issue: "How it is shown"). */
import { describe, expect, it } from "vitest";
import { playOn, press, roomOf } from "./people";
import { expectCalm, expectReplays, seatedTable } from "./seated";

describe("whole games", () => {
  it("five people set up and play to the end through clicks", { timeout: 240_000 }, async () => {
    const table = await seatedTable(["red", "blue", "green", "yellow", "purple"], 2);
    const s = await playOn(table, 1, 2000);
    await table.settle();
    expect(s.step).toBe("over");
    expectCalm(table);
    await expectReplays(table);
    const seen = table
      .view("Blue")
      .interface.map((element) => element.text)
      .join("\n");
    expect(seen).toContain("Territories conquered");
  });

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
