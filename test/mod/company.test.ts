/** Who is at the table, as Tabletop Simulator has it: spectators, guests who come and go, several at one computer. */
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { refuse } from "../../src/text/codes";
import { FLOW as GAME_FLOW } from "../../src/games/castle-risk/text/en/board";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";
import { FLOW } from "../../src/text/en/flow";
import { refusalText } from "../../src/text/refusals";
import { deliver } from "../../tabletop/run/deliver";
import { objectOut } from "../../tabletop/bridge/values";
import type { EngineFactory } from "../../tabletop/run/script";
import type { Table } from "../../tabletop/table";
import { changeColor } from "../../tabletop/world/coming";
import { mustBeThere } from "../../tabletop/world/players";
import type { Ways } from "../../tabletop/world/ways";
import { isWhole, moonSharpUnderTest } from "../moonsharp/engine";
import { openPacked, packHere } from "./packed";
import { colourOf, perform, playOn, press, roomOf, say, stateOf } from "./people";
import { expectCalm, expectReplays, seatedTable, tableAt } from "./seated";

const ENGINE: EngineFactory | undefined =
  process.env["MOONSHARP_HOST"] === undefined ? undefined : moonSharpUnderTest().create;
const LONG = { timeout: 120_000 };
/** On MoonSharp a table of its own takes seconds: what calls there nothing that another test has not called runs with --all. */
const callsNoMore = it.skipIf(ENGINE !== undefined && !isWhole);
/** Without one a table draws its own, by the clock. */
const SEED = 4;

/** What one person alone was told since the last time, by their number. */
function whispered(table: Table, name: string): string[] {
  const { messages } = table.session.world;
  const { id, color } = mustBeThere(table.session.world, name);
  const own = color === "Grey" ? `${id}` : color;
  return messages.filter(({ to }) => to === own).map(({ text }) => text);
}

const sign = (table: Table): string => {
  const { Enable, TurnColor } = table.session.world.file.Turns;
  return Enable ? TurnColor : "";
};

async function chairs(table: Table): Promise<Record<string, string>> {
  const room = await roomOf(table);
  return Object.fromEntries(room.chairs.map(({ colour, player }) => [colour, player]));
}

async function freshTable(): Promise<Table> {
  const table = await openPacked(packHere(), ENGINE);
  onTestFinished(() => {
    table.close();
  });
  return table;
}

describe("those who watch", LONG, () => {
  let table: Table;
  beforeEach(async () => {
    table = await seatedTable(["red", "blue"], 0, ENGINE);
    await table.settle(4000);
    await table.join("Cy");
    await table.settle(4000);
  });
  const reads = (who: string): boolean =>
    table.view(who).interface.some(({ id }) => id === "page-titles" || id === "page-help");
  const pressLand = async (): Promise<void> => {
    const shield = table.tagged("thing").find(({ data }) => data.Memo?.startsWith("shield:") === true);
    const args = [objectOut(shield?.handle ?? 0), "Grey", false];
    await deliver(table.session.script, { what: "table_press", args }, true);
  };

  it("use keys as others do where one watches alone, and nobody is harmed where several do", async () => {
    await table.pressScripting("Cy", 9);
    await table.settle(4000);
    expect(reads("Cy")).toBe(true);
    await table.pressScripting("Cy", 9);
    await table.join("Di");
    await table.settle(4000);
    await table.pressScripting("Di", 9);
    await table.pressHotkey("Di", GAME_FLOW.hotkeys["show titles"] ?? "");
    await pressLand();
    await table.settle(4000);
    expect(reads("Di"), "nobody knows which of them it was").toBe(false);
    expectCalm(table);
  });

  callsNoMore("are answered alone", async () => {
    await table.join("Di");
    await table.settle(4000);
    await say(table, "Di", "end");
    await say(table, "Di", "most");
    const why = refusalText(refuse("seat.not_in_game"), ENGLISH);
    expect(whispered(table, "Di")).toEqual([why, why]);
    expect(whispered(table, "Cy")).toEqual([]);
    expectCalm(table);
  });
});

describe("END TURN", LONG, () => {
  const three = ["red", "blue", "green"];
  let text: string | undefined;

  /** What a game has saved where the seat whose turn it is may end its phase; played in Lua 5.2, which is quick. */
  async function textAtPhase(): Promise<string> {
    const table = await seatedTable(three, 2);
    let s = await stateOf(table);
    while (s.step !== "purchase") s = await playOn(table, 3, 1);
    return table.scriptState();
  }

  async function atPhase(ways: Ways = {}): Promise<{ table: Table; who: string }> {
    text ??= await textAtPhase();
    const table = await tableAt(three, text, ENGINE, ways);
    await table.settle(4000);
    const s = await stateOf(table);
    return { table, who: colourOf(s.colours[s.turn] ?? "") };
  }

  it("ends the phase of whose turn it is, asking once where something could still be done", async () => {
    const { table, who } = await atPhase();
    expect(sign(table)).toBe(who);
    const before = await stateOf(table);
    await table.endTurn(who);
    expect(sign(table), "for not a frame it is anybody else's").toBe(who);
    await table.settle(4000);
    let s = await stateOf(table);
    if (s.phase === before.phase) {
      expect(whispered(table, who).at(-1)).toBe(FLOW.endAgain);
      expect(sign(table), "it is still their turn").toBe(who);
      await table.endTurn(who);
      await table.settle(4000);
      s = await stateOf(table);
    }
    expect(s.phase).not.toBe(before.phase);
    expect(sign(table)).toBe(colourOf(s.colours[s.turn] ?? ""));
    expectCalm(table);
    await expectReplays(table);
  });

  callsNoMore("does nothing where the table tells nobody of it, and the sign stays", async () => {
    const { table, who } = await atPhase({ nowhereIsSilent: true });
    const before = await table.scriptState();
    await table.endTurn(who);
    await table.settle(4000);
    expect(sign(table)).toBe(who);
    expect(await table.scriptState()).toBe(before);
    expectCalm(table);
  });

  callsNoMore("says why not where nothing is to be ended, and the sign goes back", async () => {
    const { table } = await atPhase();
    let s = await stateOf(table);
    // All pick at once: it is nobody's turn.
    for (let n = 0; s.step !== "policies" && n < 400; n++) s = await playOn(table, 3, 1);
    await table.settle(4000);
    const holder = sign(table);
    const before = whispered(table, holder).length;
    const { at } = (await roomOf(table)).match?.game ?? { at: -1 };
    await table.endTurn(holder);
    await table.settle(4000);
    expect(whispered(table, holder).length).toBe(before + 1);
    expect(sign(table)).toBe(holder);
    expect((await roomOf(table)).match?.game.at).toBe(at);
    expectCalm(table);
  });

  callsNoMore.each([
    ["as they were", {}],
    ["nil", { goneIsNil: true }],
  ])(
    "is not pressed by whoever goes when it is their turn, and is told %s: nothing of theirs ends",
    async (_, ways) => {
      const { table, who } = await atPhase(ways);
      const before = await stateOf(table);
      const { name } = mustBeThere(table.session.world, who);
      await table.sit(name, "Grey");
      await table.settle(4000);
      expect(sign(table), "the table itself has passed it on").not.toBe(who);
      await table.endTurn(sign(table));
      await table.settle(4000);
      const s = await stateOf(table);
      expect([s.phase, s.turn]).toEqual([before.phase, before.turn]);
      await table.sit(name, who);
      await table.settle(4000);
      expect(sign(table)).toBe(who);
      expectCalm(table);
    },
  );

  it("is not there for one person among computers: it could do nothing", async () => {
    const table = await freshTable();
    await table.join("Ann");
    await table.settle();
    await press(table, "Ann", "sit red");
    await table.settle();
    await say(table, "Red", "computer blue");
    await press(table, "Red", "close_empty");
    await say(table, "Red", `start ${SEED}`);
    await table.settle(4000);
    const s = await playOn(table, 3, 4, undefined, (now, action) =>
      now.colours[action.seat] === "red" ? perform(table, now, action) : table.advance(60),
    );
    expect(s.turn).toBeGreaterThanOrEqual(0);
    expect(sign(table)).toBe("");
    expect(whispered(table, "Red")).toContain(FLOW.yourMove);
    expectCalm(table);
  });
});

describe("colours that change by and by", LONG, () => {
  it("seat whom Tabletop Simulator has let sit, whoever pressed", async () => {
    const table = await freshTable();
    for (const name of ["Ann", "Bob", "Cid"]) await table.join(name);
    await table.settle();
    await press(table, "Ann", "sit red");
    await table.settle();
    const { world } = table.session;
    // Bob has the colour, and the script does not know it yet.
    changeColor(world, mustBeThere(world, "Bob"), "Blue");
    await table.advance(1);
    await say(table, "Cid", "sit blue");
    expect(whispered(table, "Cid").at(-1)).toBe(
      refusalText(refuse("table.taken", { seat: "blue" }), ENGLISH),
    );
    await table.settle();
    const [, bob] = world.people.list;
    expect((await chairs(table))["blue"]).toBe(`7656119800000${1000 + bob.account}`);
    expect(mustBeThere(world, "Cid").color).toBe("Grey");

    await table.leave("Bob");
    await table.settle();
    expect((await chairs(table))["blue"], "though Bob still looked as if he sat there").toBe("");
    // Both press before either has the colour.
    await table.join("Dee");
    await table.settle();
    changeColor(world, mustBeThere(world, "Cid"), "Blue");
    await say(table, "Dee", "sit blue");
    await table.settle();
    const cid = mustBeThere(world, "Cid");
    expect((await chairs(table))["blue"]).toBe(`7656119800000${1000 + cid.account}`);
    expectCalm(table);
  });
});

describe("one computer", LONG, () => {
  it("seats two people who share it, each with hand and panels of their own", async () => {
    const table = await freshTable();
    await table.join("Ann");
    await table.join("Ann's friend", undefined, undefined, "Ann");
    await table.settle();
    await table.sit("Ann", "Red");
    await table.sit("Ann's friend", "Blue");
    await table.settle();
    const id = "76561198000001001";
    expect(await chairs(table)).toMatchObject({ red: id, blue: id });
    await press(table, "Red", "close_empty");
    await table.settle();
    await say(table, "Red", `start ${SEED}`);
    await table.settle(4000);
    await press(table, "Blue", "show settings");
    await table.settle();
    await press(table, "Blue", "speed instant");
    const s = await playOn(table, 3, 8);
    await table.settle(4000);
    expect(await chairs(table)).toMatchObject({ red: id, blue: id });
    expect(s.round).toBeGreaterThan(0);
    const told = table.session.world.messages.map(({ text }) => text);
    for (const text of [FLOW.sat("Ann", "Red"), FLOW.sat("Ann's friend", "Blue")])
      expect(told.filter((one) => one === text)).toHaveLength(1);
    expectCalm(table);
    await expectReplays(table);
  });

  callsNoMore("lets one play all seats, colour after colour, and turns the camera once", async () => {
    const table = await freshTable();
    await table.join("Ann");
    await table.settle();
    await press(table, "Ann", "sit red");
    await table.settle();
    const ann = mustBeThere(table.session.world, "Ann");
    expect(ann.camera?.yaw).toBe(0);
    for (const colour of ["green", "yellow", "purple"]) await press(table, "Red", `close ${colour}`);
    await table.settle();
    await say(table, "Red", `start ${SEED}`);
    await table.settle(4000);
    await press(table, "Red", "show settings");
    await table.settle();
    await press(table, "Red", "speed instant");
    await table.settle(4000);
    ann.camera = undefined;
    const had = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const s = await stateOf(table);
      const seat = s.asked[0] ?? 0;
      const colour = colourOf(s.colours[seat] ?? "");
      await table.sit("Ann", colour);
      await table.settle(4000);
      had.add(colour);
      await playOn(table, n, 1, undefined, async (state, action) => {
        await table.sit("Ann", colourOf(state.colours[action.seat] ?? ""));
        await table.settle(4000);
        had.add(ann.color);
        await perform(table, state, action);
      });
    }
    expect([...had].sort()).toEqual(["Blue", "Red"]);
    expect(ann.camera).toBeUndefined();
    expectCalm(table);
    await expectReplays(table);
  });
});

it("a name is written without what would be markup", async () => {
  const table = await freshTable();
  await table.join('<size=300>"Ann"');
  await table.settle();
  await press(table, '<size=300>"Ann"', "sit red");
  await table.settle();
  const texts = table.view("Red").interface.map(({ text }) => text);
  expect(texts.some((text) => text.includes("size=300Ann"))).toBe(true);
  expect(texts.filter((text) => text.includes("<size=300>"))).toEqual([]);
  expectCalm(table);
});
