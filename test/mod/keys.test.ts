/** Keys that the table's players bind, and those of the number pad that need no binding. */
import { expect, it } from "vitest";
import { FLOW } from "../../src/games/castle-risk/text/en/board";
import { expectCalm, seatedTable } from "./seated";

it("costs and dice, titles, and crowns are each one key away", async () => {
  const table = await seatedTable(["red", "blue"], 0);
  await table.settle(4000);
  const shows = (who: string, page: string): boolean =>
    table.view(who).interface.some(({ id }) => id === `page-${page}`);
  for (const page of ["costs", "titles", "crowns"]) {
    await table.pressHotkey("Blue", FLOW.hotkeys[`show ${page}`] ?? "");
    await table.settle(4000);
    expect(shows("Blue", page), page).toBe(true);
    expect(shows("Red", page), page).toBe(false);
  }
  await table.pressScripting("Red", 10);
  await table.settle(4000);
  expect(shows("Red", "costs")).toBe(true);
  expectCalm(table);
});
