/** The sheets of players are read at a glance: numbers first, and whose turn it is. */
import { expect, test } from "vitest";
import { sheetTitle, withBoldNumbers } from "../../src/session/ui/words";

test("the numbers of a line are bold, with all their digits", () => {
  expect(withBoldNumbers("Next turn: 14 (1 continent)")).toBe("Next turn: <b>14</b> (<b>1</b> continent)");
  expect(withBoldNumbers("To place: 3")).toBe("To place: <b>3</b>");
  expect(withBoldNumbers("No cards")).toBe("No cards");
});

test("the name of whose turn it is stands in red", () => {
  expect(sheetTitle("Red: Ada", false)).toBe("<b>Red: Ada</b>");
  expect(sheetTitle("Red: Ada", true)).toBe("<color=#8E2A16><b>Red: Ada</b></color>");
});
