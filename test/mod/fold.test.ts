/** Panels that each seat folds and opens for itself. */
import { expect, it } from "vitest";
import { playOn, press } from "./people";
import { expectCalm, seatedTable } from "./seated";

it("a panel is folded for who wants it, and opened again; others see it as before", async () => {
  const table = await seatedTable(["red", "blue"], 2);
  await playOn(table, 3, 8);
  await table.settle();
  const shown = (who: string, id: string) =>
    table.view(who).interface.find(({ attributes }) => attributes["id"] === id)?.attributes;
  for (const [panel, part] of [
    ["mats", () => shown("Red", "mat-red-text")],
    ["log", () => shown("Red", "log-tail")],
    ["status", () => shown("Red", "status-title")],
    // The line below the menu goes with it.
    ["status", () => shown("Red", "mine-red")],
  ] as const) {
    expect(part(), panel).toBeDefined();
    await press(table, "Red", `fold ${panel}`);
    await table.settle();
    expect(part(), panel).toBeUndefined();
    expect(shown("Blue", panel === "mats" ? "mat-red-text" : panel)).toBeDefined();
    if (panel === "log") {
      // What happens meanwhile opens nothing.
      await playOn(table, 4, 1);
      await table.settle();
      expect(part()).toBeUndefined();
    }
    await press(table, "Red", `fold ${panel}`);
    await table.settle();
    expect(part(), panel).toBeDefined();
  }
  // One key hides all, and shows it again.
  await table.pressHotkey("Red", "Hide or show all panels");
  await table.settle();
  expect(table.view("Red").interface).toEqual([]);
  expect(shown("Blue", "status")).toBeDefined();
  await table.pressHotkey("Red", "Hide or show all panels");
  await table.settle();
  expect(shown("Red", "status")).toBeDefined();
  expectCalm(table);
});
