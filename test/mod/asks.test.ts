/** Whom the table waits for, as a browser at which several people sit is told (docs/tabletop.md). */
import { expect, onTestFinished, test } from "vitest";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { asks } from "../../tabletop/server/table/panels";
import { seenElements } from "../../tabletop/world/interface";
import { mustBeThere } from "../../tabletop/world/players";
import type { Table } from "../../tabletop/table";
import { openPacked, packHere } from "./packed";
import { nextAction, perform, playOn, sitDown, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";
import { askedAbout } from "../helpers/play";

/** The seats for which a curtain would fall. */
function asked(table: Table, seats: readonly string[] = ["Red", "Blue"]): string[] {
  const { world } = table.session;
  return seats.filter((who) => asks(world.interface.document, seenElements(world, mustBeThere(world, who))));
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

/** Red has played a General in a combat, and Blue, who holds this card, is asked whether to answer it. */
async function answering(card: string, people: Readonly<Record<string, string>>): Promise<Table> {
  const table = await openPacked(packHere());
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, people);
  const computers = "# table match bot red normal bot green normal\n";
  const position = `position castle_risk 1 ; ${askedAbout(card)}\n`;
  const record = `castle_risk 1\nseed 11 12 13 14\n${position}${computers}red attack lorraine burgundy infantry 2\nred play general\n`;
  await table.load({ ...(await table.save()), LuaScriptState: record });
  await table.advance(202);
  expect((await stateOf(table)).asked).toEqual([1]);
  return table;
}

/** What Blue can press to answer, whether there is a panel for it, and whether it was said to be Blue's move. */
function offered(table: Table): { buttons: string[]; isShown: boolean; isTold: boolean } {
  const seen = table.view("Blue").interface.map(({ attributes }) => attributes);
  return {
    buttons: seen.map(({ onClick = "" }) => onClick).filter((one) => /\((pass|card \w+)\)/.test(one)),
    isShown: seen.some(({ id }) => id === "window-own"),
    isTold: table.session.world.messages.some(({ text }) => text === ENGLISH.flow.yourMove),
  };
}

test("10.11 (CR33) whoever holds no card that fits has nothing to press, and others cannot tell by what waits for them", async () => {
  const all = { Red: "Ann", Blue: "Bob", Green: "Cid" };
  const held = await answering("spy", all);
  const buttons = ["table_ui(card spy)", "table_ui(pass)"];
  expect(offered(held)).toEqual({ buttons, isShown: true, isTold: true });
  const none = await answering("marshal", all);
  expect(offered(none)).toEqual({ buttons: [], isShown: true, isTold: false });
  expect(asked(none)).toEqual(asked(held));
  const alone = await answering("marshal", { Blue: "Bob" });
  expect([offered(alone).isShown, asked(alone, ["Blue"])]).toEqual([false, []]);
  for (const table of [held, none, alone]) expectCalm(table);
});

/** What somebody reads of a window of cards: what it says to all, and why the table passes for them. */
function read(table: Table, who: string): string[] {
  const { interface: seen } = table.view(who);
  return ["window-text", "window-passed"].map(
    (id) => seen.find(({ attributes }) => attributes["id"]?.startsWith(id))?.attributes["text"] ?? "",
  );
}

test("10.11 (CR33) who cannot answer reads why nothing is asked of them, and others read the same whatever is held", async () => {
  const said = "<size=15><b>Red has played the card General. Blue is asked for a Spy.</b></size>\n";
  const passes = { spy: "", marshal: "You hold no Spy: the table passes for you." };
  for (const [card, why] of Object.entries(passes)) {
    const table = await answering(card, { Red: "Ann", Blue: "Bob", Green: "Cid" });
    const shown = ["Blue", "Red", "Green"].map((who) => read(table, who));
    expect([card, ...shown]).toEqual([card, [said, why], [said, ""], [said, ""]]);
  }
});
