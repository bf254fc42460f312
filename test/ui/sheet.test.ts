/** The sheets of players are read at a glance: numbers first. */
import { expect, test } from "vitest";
import { withBoldNumbers } from "../../src/session/ui/words";

test("the numbers of a line are bold, with all their digits", () => {
  expect(withBoldNumbers("Next turn: 14 (1 continent)")).toBe("Next turn: <b>14</b> (<b>1</b> continent)");
  expect(withBoldNumbers("To place: 3")).toBe("To place: <b>3</b>");
  expect(withBoldNumbers("No cards")).toBe("No cards");
});
