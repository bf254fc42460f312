/** What happens at the table when its own script fails: people are told in a sentence, the host what it was, and the game goes on. */
import { describe, expect, it, onTestFinished } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { openTable, type Table } from "../../tabletop/table";
import { bundle, packHere } from "./packed";
import { expectScriptErrors } from "../helpers/script-errors";
import { FLOW } from "../../src/text/en/flow";
import { playOn, press, say, sitDown, stateOf } from "./people";
import { expectReplays, seatedTable } from "./seated";

/** The turn's bell, the first piece that is spawned and others fail, each once, after a test has said so. */
const SABOTAGE = `
local bell, spawn, armed = Turns, spawnObjectData, {}
function test_arm(what) armed[what] = true return "" end
local function fail(what)
  if armed[what] then armed[what] = nil error("the " .. what .. " is broken") end
end
Turns = setmetatable({}, {
  __index = function(_, key) fail("bell") return bell[key] end,
  __newindex = function(_, key, value) bell[key] = value end,
})
spawnObjectData = function(...) fail("spawn") return spawn(...) end
local key, find = addHotkey, getObjectsWithAllTags
addHotkey = function(...) fail("hotkey") return key(...) end
getObjectsWithAllTags = function(...) fail("search") return find(...) end
local cos, concat = math.cos, table.concat
math.cos = function(...) fail("compass") return cos(...) end
table.concat = function(...) fail("scribe") return concat(...) end
`;

/** What a table has saved at which two play, made by another that is whole. */
let begun: string | undefined;

async function textOfTwo(): Promise<string> {
  const table = await seatedTable(["red", "blue"], 3);
  return table.scriptState();
}

async function brokenTable(): Promise<Table> {
  begun ??= await textOfTwo();
  const save = JSON.parse(packHere().packed.text) as { LuaScript: string; LuaScriptState: string };
  save.LuaScript = `${SABOTAGE}${save.LuaScript}`;
  save.LuaScriptState = begun;
  const table = await openTable(save, { map: bundle.map });
  onTestFinished(() => {
    table.close();
  });
  await sitDown(table, { Red: "Player red", Blue: "Player blue" });
  return table;
}

/** What everybody reads. */
const told = (table: Table): string =>
  table.session.world.messages
    .filter(({ to, way }) => to === undefined && way !== "error")
    .map(({ text }) => text)
    .join("\n");

/** How often everybody was told that something went wrong. */
const times = (table: Table): number => told(table).split(FLOW.fault).length - 1;

/** Lets something fail once, which is an error of the script that the host's console has with where it was. */
async function arm(table: Table, what: string, where = ""): Promise<void> {
  expectScriptErrors(new RegExp(`^${where}.*the ${what} is broken`));
  await table.session.script.engine.call("test_arm", what);
}

/** Everybody reads one plain sentence, and nobody but the host what the machine said. */
function expectTold(table: Table, what: string, count = 1): void {
  expect(times(table)).toBe(count);
  expect(told(table)).not.toContain("broken");
  expect(table.errors.map(({ failure }) => failure)).toEqual(Array.from({ length: count }, () => "told"));
  const read = (person: string): boolean =>
    table.view(person).messages.some(({ text }) => text.includes(`the ${what} is broken`));
  const { host, other } = {
    host: table.session.world.people.list.find((one) => one.host),
    other: table.session.world.people.list.find((one) => !one.host),
  };
  expect([read(host?.name ?? ""), read(other?.name ?? "")]).toEqual([true, false]);
}

it.each([
  ["in a command", "bell", "(say|step|due)-1"],
  ["in what a frame does", "spawn", "queue-1"],
])("goes on after a failure %s", { timeout: 120_000 }, async (_, what, where) => {
  const table = await brokenTable();
  await playOn(table, 3, 6);
  const before = await stateOf(table);
  await arm(table, what, where);
  await playOn(table, 4, 10);
  expectTold(table, what);
  // No action was lost, and the script itself goes on.
  expect(hashState(await stateOf(table))).not.toBe(hashState(before));
  await table.settle(4000);
  const shields = table.tagged("thing").filter(({ data }) => data.Memo?.startsWith("shield:") === true);
  expect(shields.length).toBe(49);
  await expectReplays(table);
});

it("lays the table once more after a failure in the midst of laying it", async () => {
  const table = await brokenTable();
  await table.load(await table.save());
  // Until the interface is there the table is not searched.
  while (!told(table).includes("The game goes on")) await table.advance(1);
  await arm(table, "search");
  await table.settle(4000);
  expectTold(table, "search");
  const shields = table.tagged("thing").filter(({ data }) => data.Memo?.startsWith("shield:") === true);
  expect(shields.length).toBe(49);
  await playOn(table, 3, 6);
  await table.settle(4000);
  await expectReplays(table);
});

it.each(["hotkey", "search"])(
  "lets people play although the %s has failed while it is loaded",
  async (what) => {
    const table = await brokenTable();
    await table.load(await table.save());
    await arm(table, what);
    await table.settle(4000);
    expectTold(table, what);
    const before = await stateOf(table);
    await playOn(table, 3, 2);
    expect(hashState(await stateOf(table))).not.toBe(hashState(before));
    await expectReplays(table);
  },
);

describe("what the table calls by itself", () => {
  it(
    "fails in words as well: a card that is let go, a round of the patrol",
    { timeout: 120_000 },
    async () => {
      const table = await brokenTable();
      await playOn(table, 3, 6);
      await table.settle(4000);
      const card = table.tagged("thing").find(({ data }) => /^red:mission:/.test(data.Memo ?? ""));
      const x = card?.position.x ?? NaN;
      await arm(table, "compass", "onObjectDrop-1");
      // On its own side, so that the order of the hand stays.
      await table.move("Red", card?.guid ?? "", { x: x < 0 ? -30 : 30, z: 0 });
      expectTold(table, "compass");
      await table.settle(4000);
      expect(card?.position.x, "it goes back all the same").toBeCloseTo(x, 1);
      await playOn(table, 5, 1);
      await arm(table, "search");
      await table.settle(4000);
      expectTold(table, "search", 2);
      await expectReplays(table);
    },
  );

  it("saves what it has, where the save cannot be written", { timeout: 120_000 }, async () => {
    const table = await brokenTable();
    await playOn(table, 3, 6);
    await table.settle(4000);
    const before = await table.scriptState();
    await press(table, "Red", "show settings");
    await press(table, "Red", "speed slow");
    await arm(table, "scribe");
    expect(await table.scriptState()).toBe(before);
    expectTold(table, "scribe");
  });
});

it("tells a fault that comes again once, and another one besides", { timeout: 120_000 }, async () => {
  const table = await brokenTable();
  for (let n = 1; n <= 3; n++) {
    await arm(table, "search", "say-1");
    await say(table, "Red", "relay");
    await table.settle(4000);
  }
  expectTold(table, "search");
  await arm(table, "bell", "(say|step|due)-2");
  await playOn(table, 4, 10);
  expectTold(table, "bell", 2);
});
