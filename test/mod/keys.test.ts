/** Keys that the table's players bind, and those of the number pad that need no binding. */
import { entry } from "../../src/text/entry";
import { expect, it } from "vitest";
import { gameOption } from "../../scripts/game";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { SAVES } from "../../mod/saves/index";
import { openGame } from "../games/contract/packed";
import { press } from "./people";
import { expectCalm, seatedTable } from "./seated";

it("costs and dice, titles, and crowns are each one key away", async () => {
  const table = await seatedTable(["red", "blue"], 0);
  await table.settle(4000);
  const shows = (who: string, page: string): boolean =>
    table.view(who).interface.some(({ id }) => id === `page-${page}`);
  for (const page of ["costs", "titles", "crowns"]) {
    await table.pressHotkey("Blue", entry(ENGLISH.flow.hotkeys, `show ${page}`) ?? "");
    await table.settle(4000);
    expect(shows("Blue", page), page).toBe(true);
    expect(shows("Red", page), page).toBe(false);
  }
  await table.pressScripting("Red", 10);
  await table.settle(4000);
  expect(shows("Red", "costs")).toBe(true);
  expectCalm(table);
});

it("the host opens the window where keys are bound from the settings, and it has all keys of the table", async () => {
  const table = await seatedTable(["red", "blue"], 0);
  await press(table, "Red", "show settings");
  await press(table, "Red", "keys");
  await table.settle(4000);
  const [red, blue] = table.session.world.people.list;
  expect(blue.dialog).toBeUndefined();
  const bound = red.dialog?.text.split("\n") ?? [];
  for (const label of Object.values(ENGLISH.flow.hotkeys)) expect(bound).toContain(label);
  expectCalm(table);
});

it.each(SAVES)("$meta.title: all its keys are called by words", { timeout: 90_000 }, async (save) => {
  const table = await openGame(save);
  const bound = table.session.world.hotkeys.map(({ label }) => label);
  const { hotkeys } = gameOption(save.meta.id).languages["en"].flow;
  expect([...bound].sort()).toEqual(Object.values(hotkeys).sort());
  expectCalm(table);
});
