/** What happens at the table when its own script fails: it tells so in words with a code, and the game goes on. */
import { describe, expect, it, onTestFinished } from "vitest";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { openTable, type Table } from "../../tabletop/table";
import { bundle, packHere } from "./packed";
import { FLOW } from "../../src/text/en/flow";
import { playOn, press, reseed, say, setUp, stateOf } from "./people";
import { expectReplays } from "./seated";

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

async function brokenTable(): Promise<Table> {
  const save = JSON.parse(packHere().packed.text) as { LuaScript: string };
  save.LuaScript = `${SABOTAGE}${save.LuaScript}`;
  const table = await openTable(save, { map: bundle.map });
  onTestFinished(() => {
    table.close();
  });
  await setUp(table, ["red", "blue"], 3);
  await reseed(table, 4);
  return table;
}

const told = (table: Table): string =>
  table.session.world.messages
    .filter(({ to }) => to === undefined)
    .map(({ text }) => text)
    .join("\n");

it.each([
  ["in a command", "bell", /Something went wrong in the table's script \((say|step|due)-1\)/],
  ["in what a frame does", "spawn", /Something went wrong in the table's script \(queue-1\)/],
])("goes on after a failure %s", { timeout: 120_000 }, async (_, what, words) => {
  const table = await brokenTable();
  await playOn(table, 3, 12);
  const before = await stateOf(table);
  await table.session.script.engine.call("test_arm", what);
  await playOn(table, 4, 30);
  expect(told(table)).toMatch(words);
  expect(told(table)).toContain(`the ${what} is broken`);
  // No action was lost, and the script itself goes on.
  expect(table.errors).toEqual([]);
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
  await table.session.script.engine.call("test_arm", "search");
  await table.settle(4000);
  expect(told(table)).toContain("the search is broken");
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
    await table.session.script.engine.call("test_arm", what);
    await table.settle(4000);
    expect(told(table)).toContain(`the ${what} is broken`);
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
      await playOn(table, 3, 12);
      await table.settle(4000);
      const card = table.tagged("thing").find(({ data }) => /^red:mission:/.test(data.Memo ?? ""));
      const x = card?.position.x ?? NaN;
      await table.session.script.engine.call("test_arm", "compass");
      await table.move("Red", card?.guid ?? "", { x: -30, z: 0 });
      expect(told(table)).toContain("(onObjectDrop-1)");
      await table.settle(4000);
      expect(card?.position.x, "it goes back all the same").toBeCloseTo(x, 1);
      await playOn(table, 5, 1);
      await table.session.script.engine.call("test_arm", "search");
      await table.settle(4000);
      expect(told(table)).toContain("the search is broken");
      expect(table.errors).toEqual([]);
      await expectReplays(table);
    },
  );

  it("saves what it has, where the save cannot be written", { timeout: 120_000 }, async () => {
    const table = await brokenTable();
    await playOn(table, 3, 12);
    await table.settle(4000);
    const before = await table.scriptState();
    await press(table, "Red", "show settings");
    await press(table, "Red", "speed slow");
    await table.session.script.engine.call("test_arm", "scribe");
    expect(await table.scriptState()).toBe(before);
    expect(told(table)).toContain("the scribe is broken");
    expect(table.errors).toEqual([]);
  });
});

it("tells five faults, and writes the others into the Notebook", { timeout: 120_000 }, async () => {
  const table = await brokenTable();
  const tab = (): string | undefined =>
    table.view("Red").notebook.find(({ title }) => title === FLOW.faultTab)?.body;
  for (let n = 1; n <= 7; n++) {
    await table.session.script.engine.call("test_arm", "search");
    await say(table, "Red", "relay");
    await table.settle(4000);
    if (n === 5) expect(tab()).toBeUndefined();
  }
  const { messages } = table.session.world;
  expect(messages.filter(({ text }) => text.startsWith("Something went wrong"))).toHaveLength(5);
  expect(
    tab()
      ?.split("\n")
      .map((line) => line.split(": ")[0]),
  ).toEqual(["say-6", "say-7"]);
});
