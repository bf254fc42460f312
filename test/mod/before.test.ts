/** What people read before they spend their coins or march, at the packed table. */
import { expect, onTestFinished, test } from "vitest";
import { BOARD } from "../../src/risk/europe/board";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { press, sitDown, stateOf } from "./people";
import { expectCalm } from "./seated";

/** Red, whose turn it is, and Blue at a position. */
async function tableAt(position: string, frames = 4000): Promise<Table> {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, { Red: "Ann", Blue: "Ben" });
  const record =
    `castle_risk 1\nseed 11 12 13 14\nposition castle_risk 1 ; players red blue ; round 1 ; turn red ; ${position}\n` +
    "# table match\n";
  await table.load({ ...(await table.save()), LuaScriptState: record });
  if (frames > 0) await table.settle(frames);
  return table;
}

/** What a person's action panel says; nothing where they do not see it. */
function said(table: Table, who: string): string {
  const found = table.view(who).interface.find(({ id }) => id === "action-prompt");
  return (found?.attributes["text"] ?? "").replace(/<[^>]*>/g, "");
}

const land = (id: string): string => `press ${BOARD.index[id]}`;

test("whoever chooses a force reads what will defend, alone; a march that bares the capital is pressed twice", async () => {
  const table = await tableAt(
    "phase attack ; seat red capital saxony hand spy 1 ; seat blue capital france hand marshal 1 ; " +
      "saxony red infantry 4 archer 1 ; france blue infantry 1 ; franconia blue infantry 2 castle ; lorraine blue archer 3",
  );
  await press(table, "Red", land("saxony"));
  await press(table, "Red", land("lorraine"));
  await table.settle();
  expect(said(table, "Red")).toBe("From Saxony to Lorraine\nAgainst 3 archers. Holds 1 card, maybe Marshal.");
  expect(said(table, "Blue")).toBe("");
  await press(table, "Red", "confirm");
  await table.settle();
  expect(said(table, "Red")).toMatch(/^One unit would stay in your capital\. March all the same\?\n/);
  const confirm = table.view("Red").interface.find(({ id }) => id === "action-confirm");
  expect(confirm?.attributes["text"]).toBe("Yes");
  expect((await stateOf(table)).battle).toBeUndefined();
  await press(table, "Red", "confirm");
  await table.settle();
  expect((await stateOf(table)).battle?.force).toEqual([3, 1, 0, 0]);
  expectCalm(table);
});

test("whoever has King Me reads while buying what to keep for it", async () => {
  const table = await tableAt(
    "phase purchase ; seat red capital saxony coins 8 policies tax_king 1 picked ; seat blue capital france ; " +
      "saxony red infantry 4 ; france blue infantry 1",
  );
  expect(said(table, "Red")).toMatch(/\nSpent: 0 of 8\. Keep 3 for King Me\.$/);
  await press(table, "Red", "most");
  await table.settle();
  expect(said(table, "Red")).toBe("Red buys 8 infantry.\nSpent: 8 of 8. Keep 3 for King Me.");
  expectCalm(table);
});

test("whoever can do nothing more in a phase reads that it ends by itself, and is not told to end it", async () => {
  const table = await tableAt(
    "phase attack ; seat red capital saxony ; seat blue capital france ; saxony red infantry 1 ; france blue infantry 1",
    0,
  );
  const read = new Set<string>();
  for (let n = 0; n < 300; n++) {
    await table.advance(1);
    read.add(said(table, "Red"));
  }
  expect(read).toContain("Nothing is left to do: this ends by itself.");
  expect(read).not.toContain("Nothing is left to do: end the phase.");
  expect((await stateOf(table)).phase).not.toBe("attack");
});
