/** How much of the interface anybody is shown at once: every page on top of the fullest moments of a long game. */
import { expect, test } from "vitest";
import type { Table } from "../../tabletop/table";
import { elementsFor } from "../helpers/elements";
import { CASTLE, CROWDS, expectFewElements, fullTable, goTo, openPage } from "./crowds";
import { press } from "./people";

const idsSeen = (table: Table, who: string): (string | undefined)[] =>
  elementsFor(table, who).map(({ attributes }) => attributes["id"]);

test.each(CROWDS)(
  "$game: nobody is shown more than 150 elements, whatever who acts opens and whenever",
  { timeout: 240_000 },
  (crowd) => expectFewElements(crowd),
);

test("the panel for the next action makes room while pieces are changed by hand", async () => {
  const table = await fullTable(CASTLE);
  await goTo(table, CASTLE, "purple end purchase", "off");
  expect(idsSeen(table, "Purple")).toContain("action-body");
  await openPage(table, "Purple", "manual");
  await table.settle();
  await press(table, "Purple", "manual coins red 5");
  await table.settle();
  expect(idsSeen(table, "Purple")).not.toContain("action-body");
  await press(table, "Purple", "show none");
  await table.settle();
  expect(idsSeen(table, "Purple")).toContain("action-body");
  table.close();
});
