/** Automation that is switched off: pieces change by hand, and the host reads the table. */
import { describe, expect, it } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { MANUAL } from "../../src/text/en/manual";
import { LAND_IDS } from "../helpers/lands";
import type { Table } from "../../tabletop/table";
import type { TableObject } from "../../tabletop/world/objects";
import { colourOf, playOn, press, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";

function thing(table: Table, key: string): TableObject {
  const found = table.tagged("thing").find((object) => object.data.Memo === key);
  if (found === undefined) throw new Error(`there is no ${key}`);
  return found;
}

async function menu(table: Table, who: string, key: string, label: string): Promise<void> {
  await table.chooseMenu(who, thing(table, key).guid, label);
  await table.advance(30);
}

const labels = (table: Table, key: string): string[] => thing(table, key).menu.map((item) => item.label);
const said = (table: Table, who: string): string =>
  table
    .view(who)
    .messages.map((message) => message.text)
    .join("\n");

describe("pieces by hand", () => {
  it("are changed by menus, drags and the supply, and read or put back", { timeout: 240_000 }, async () => {
    const table = await seatedTable(["red", "blue"], 0);
    await table.settle(4000);
    let s = await playOn(table, 1, 3);
    while (s.step !== "purchase") {
      await table.settle(4000);
      s = await playOn(table, 2, 1);
    }
    await table.settle(4000);
    const begun = hashState(s);
    const mine = s.territories.findIndex((land) => land.owner === 0 && land.units[0] > 0);
    const land = LAND_IDS[mine] ?? "";
    const unit = `infantry:${land}`;
    const there = s.territories[mine]?.units[0] ?? 0;
    expect(labels(table, unit)).not.toContain(MANUAL.oneMore);

    await press(table, "Red", "show settings");
    await table.settle(4000);
    await press(table, "Red", "automation off");
    await table.settle(4000);
    expect(labels(table, unit)).toContain(MANUAL.oneMore);
    await menu(table, "Red", unit, MANUAL.oneMore);
    await menu(table, "Blue", unit, MANUAL.oneMore);
    await menu(table, "Blue", "red:coins", MANUAL.fiveMore);
    expect(thing(table, unit).buttons[0]?.label).toBe(`${there + 2}`);
    // Nothing of it is the game's yet, and the game waits.
    expect(hashState(await stateOf(table))).toBe(begun);
    const turn = colourOf(s.colours[s.turn] ?? "");
    await press(table, turn, "end");
    await table.advance(30);
    expect(said(table, turn)).toContain("Pieces were changed by hand");
    expect(hashState(await stateOf(table))).toBe(begun);
    await press(table, "Red", "show manual");
    await table.settle(4000);
    await press(table, "Red", "read");
    await table.settle(4000);
    s = await stateOf(table);
    expect(s.territories[mine]?.units[0]).toBe(there + 2);

    // From the supply: a castle, and back again.
    await press(table, "Red", "manual tray");
    await table.settle(4000);
    const supply = thing(table, "supply:castle").guid;
    const shield = thing(table, `shield:red:${land}`).position;
    const castle = s.territories[mine]?.castle ?? false;
    await table.move("Blue", supply, { x: shield.x, z: shield.z });
    await table.settle(4000);
    const lies = (): boolean => table.tagged("thing").some((one) => one.data.Memo === `castle:${land}`);
    expect(lies()).toBe(!castle);
    expect((await stateOf(table)).territories[mine]?.castle).toBe(castle);
    await press(table, "Red", "manual_back");
    await table.settle(4000);
    expect(lies()).toBe(castle);

    // All units dragged away leave a capital without its owner: no game stands so.
    const capital = s.seats[1]?.capital ?? 0;
    const home = LAND_IDS[capital] ?? "";
    const before = hashState(s);
    await menu(table, "Red", `shield:blue:${home}`, MANUAL.nextOwner);
    await press(table, "Red", "read");
    await table.settle(4000);
    expect(hashState(await stateOf(table))).toBe(before);
    // A load forgets what was not read.
    await table.load(await table.save());
    await table.settle(4000);
    expect(thing(table, `shield:blue:${home}`)).toBeDefined();
    await playOn(table, 3, 4);
    expectCalm(table);
  });
});
