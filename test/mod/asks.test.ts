/** Whom the table waits for, as a browser at which several people sit is told (docs/tabletop.md). */
import { expect, test } from "vitest";
import { asks } from "../../tabletop/server/table/panels";
import { seenElements } from "../../tabletop/world/interface";
import { mustBeThere } from "../../tabletop/world/players";
import type { Table } from "../../tabletop/table";
import { nextAction, perform, playOn, stateOf } from "./people";
import { seatedTable } from "./seated";

/** The seats for which a curtain would fall. */
function asked(table: Table): string[] {
  const { world } = table.session;
  return ["Red", "Blue"].filter((who) =>
    asks(world.interface.document, seenElements(world, mustBeThere(world, who))),
  );
}

test("two who pick policies are both asked until each has picked, and then whoever is to move", async () => {
  const table = await seatedTable(["red", "blue"], 3);
  for (let i = 0; i < 40 && (await stateOf(table)).step !== "policies"; i++) await playOn(table, 1, 1);
  await table.settle();
  expect(asked(table)).toEqual(["Red", "Blue"]);
  for (let n = 0; n < 30; n++) {
    const s = await stateOf(table);
    const action = nextAction(s, () => 0, true);
    if (action !== undefined) await perform(table, s, action);
    await table.settle();
    const after = await stateOf(table);
    const names = after.asked.map((seat) => (after.colours[seat] === "red" ? "Red" : "Blue"));
    expect(asked(table), `${after.step} ${n}`).toEqual(names.sort().reverse());
  }
});
