/** Whoever is asked is told so: once for every decision that follows decisions of others. */
import { expect, it } from "vitest";
import { FLOW } from "../../src/text/en/flow";
import type { Table } from "../../tabletop/table";
import { colourOf, playOn, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

const SEATS = ["red", "blue", "green"];

/** How often each of the three was told that it is their move. */
function calls(table: Table): number[] {
  return SEATS.map(
    (id) => table.view(colourOf(id)).messages.filter(({ text }) => text.includes(FLOW.yourMove)).length,
  );
}

it(
  "says once that it is one's move, however many others have picked meanwhile",
  { timeout: 120_000 },
  async () => {
    const table = await seatedTable(SEATS, 0);
    await table.settle(4000);
    let s = await stateOf(table);
    while (s.step !== "policies") s = await playOn(table, 3, 1);
    await table.settle();
    const before = calls(table);
    while (s.asked.length > 1) s = await playOn(table, 3, 1);
    await table.settle();
    expect(s.step).toBe("policies");
    expect(calls(table)).toEqual(before);
    expectCalm(table);
  },
);
