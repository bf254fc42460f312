/** What published mods rely on, where the documentation is silent or says something else. */
import { expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { deck, ENGINE, said, saveOf, SEATS, thing } from "./saves";
import { expectScriptErrors } from "../helpers/script-errors";

async function tableWith(global: string, objects: Record<string, unknown>[] = []): Promise<Table> {
  const save = saveOf(global, [...SEATS, ...objects]);
  const table = await openTable(save, { reading: "tts", host: "Ann", ...ENGINE });
  onTestFinished(() => table.close());
  return table;
}

test("the first part of a coroutine has run when startLuaCoroutine is back, and self is Global in Global", async () => {
  const table = await tableWith(`
    function first() x = 1 coroutine.yield(0) x = 2 return 1 end
    function short() print("short") return 1 end
    function onLoad()
      print(startLuaCoroutine(self, "first"), x, self == Global)
      startLuaCoroutine(nil, "short")
      Wait.frames(function() print(x) end, 3)
    end`);
  await table.advance(5);
  expect(said(table)).toEqual(["true\t1\ttrue", "short", "2"]);
  expect(table.errors).toEqual([]);
});

test("a coroutine that fails in its first part is told of, and whoever started it goes on", async () => {
  expectScriptErrors(/coroutine broken: .*on purpose/, /coroutine endless did not end with return 1/);
  const table = await tableWith(`
    function broken() error("on purpose") end
    function endless() end
    function onLoad() startLuaCoroutine(Global, "broken") startLuaCoroutine(Global, "endless") print("went on") end`);
  await table.advance(2);
  expect(said(table)[0]).toBe("went on");
  expect(table.errors.map(({ what }) => what)).toEqual(["coroutine broken", "coroutine endless"]);
});

test("the first part of an object's coroutine is its script's, whoever starts it", async () => {
  const LuaScript = `name = "tile" function part() print(name, self.guid) Wait.frames(function() print(name) end, 1) return 1 end`;
  const table = await tableWith(
    `name = "Global" function onLoad() startLuaCoroutine(getObjectFromGUID("aaaaaa"), "part") print(name) end`,
    [thing("BlockSquare", "aaaaaa", 0, 0, { LuaScript })],
  );
  await table.advance(3);
  expect(said(table)).toEqual(["tile\taaaaaa", "Global", "tile"]);
  expect(table.errors).toEqual([]);
});

test("a button or an input that is edited without an index is the first", async () => {
  const table = await tableWith(
    `function press() end
    function onLoad()
      local tile = getObjectFromGUID("aaaaaa")
      for i = 1, 2 do
        tile.createButton({ click_function = "press", function_owner = self, label = tostring(i) })
        tile.createInput({ input_function = "press", function_owner = self, value = tostring(i) })
      end
      tile.editButton({ label = "new" })
      tile.editInput({ value = "new" })
      print(tile.getButtons()[1].label, tile.getButtons()[2].label, tile.getInputs()[1].value)
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0)],
  );
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["new\t2\tnew"]);
});

test("two locked objects that touch do not collide", async () => {
  const LuaScript = `function onCollisionEnter(info) print(info.collision_object.guid) end`;
  const table = await tableWith("", [
    thing("BlockSquare", "aaaaaa", 0, 0, { Locked: true, LuaScript }),
    thing("BlockSquare", "bbbbbb", 0.5, 0, { Locked: true }),
    thing("BlockSquare", "cccccc", 0, 0.5, { at: { posY: 4 } }),
  ]);
  await table.advance(80);
  expect(said(table)).toEqual(["cccccc"]);
});

test("what a save holds has loaded before onLoad, and is as large as its snap points lie apart", async () => {
  const at = (x: number, z: number): object => ({ Position: { x, y: 0.1, z } });
  const table = await tableWith(
    `function onLoad()
      local size = getObjectFromGUID("aaaaaa").getBoundsNormalized().size
      print(size.x, size.z, getObjectFromGUID("bbbbbb").getBounds().size.x)
    end`,
    [
      thing("Custom_Tile", "aaaaaa", 0, 0, {
        CustomImage: { ImageURL: "mat" },
        AttachedSnapPoints: [at(-2.5, 0.4), at(2, -0.3)],
      }),
      thing("Custom_Tile", "bbbbbb", 9, 0, { CustomImage: { ImageURL: "tile" } }),
    ],
  );
  expect(said(table)).toEqual(["5\t2\t2"]);
});

test("colours can be added, by any script, and are found in any case", async () => {
  const LuaScript = `function onLoad() Color.Add("SoftBlue", Color(0.5, 0.9, 1)) print(Color.SoftBlue.r) end`;
  const table = await tableWith(
    `function onLoad()
      Color.Add("softblue", Color(0.5, 0.9, 1))
      print(Color.fromString("SOFTBLUE").g, Color(0.5, 0.9, 1):toString(), Color.list[#Color.list])
      print(Color(0.5, 0.9, 1, 0.5):dump("here"), Color.white == Color.White, Color.nothing)
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0, { LuaScript })],
  );
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual([
    "0.9\tSoftblue\tSoftblue",
    "here: { r = 0.5, g = 0.9, b = 1, a = 0.5 }\ttrue\tnil",
    "0.5",
  ]);
});

test("vectors do what the documentation's examples say", async () => {
  const table = await tableWith(`
    local function show(...)
      local out = {}
      for i, v in ipairs({ ... }) do
        if type(v) == "table" then out[i] = string.format("%.2f %.2f %.2f", v.x, v.y, v.z) else out[i] = string.format("%.2f", v) end
      end
      print(table.concat(out, ", "))
    end
    function onLoad()
      show(Vector(2, 1, 4):projectOnPlane(Vector(1, -2, 1)), Vector(1, 2, 3):reflect(Vector(4, 3, 2)))
      show(Vector(1, 2, 3):rotateTowards(Vector(4, 3, 2), 45), Vector(1, 0, 0):rotateTowardsUnit(Vector(0, 1, 0), 30))
      show(Vector(0, 0, 2):orthoNormalize(Vector(0, 1, 0)))
      show(Vector(1, 2, 3):heading("z"), Vector(3, 0, 4):clamp(2.5), Vector(1, 1, 0):project(Vector(2, 0, 0)))
      show(Vector(0, 0, 0):moveTowards(Vector(10, 0, 0), 3), Vector(9, 0, 0):moveTowards(Vector(10, 0, 0), 3))
      show(Vector(1, 2, 0):rotateTowards(Vector(-1, -2, 0), 90):dot(Vector(1, 2, 0)), Vector(1, 1, 1):heading())
    end`);
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual([
    "1.33 2.33 3.33, -3.41 -1.31 0.79",
    "2.78 2.08 1.39, 0.87 0.50 0.00",
    "0.00 0.00 1.00, -1.00 0.00 0.00, 0.00 -1.00 0.00",
    "26.57, 1.50 0.00 2.00, 1.00 0.00 0.00",
    "3.00 0.00 0.00, 10.00 0.00 0.00",
    "0.00, 45.00, 45.00, 45.00",
  ]);
});

test("a blank visibility shows an element to nobody, an empty one to everyone", async () => {
  const XmlUI = `<Text id="none" visibility=" ">x</Text><Text id="all" visibility="">y</Text>`;
  const script = `function onLoad() UI.setAttribute("all", "text", "z") end`;
  const table = await openTable(saveOf(script, SEATS, { XmlUI }), { reading: "tts", host: "Ann", ...ENGINE });
  onTestFinished(() => table.close());
  await table.advance(10);
  expect(table.view("Ann").interface.map(({ node }) => node.attributes["id"])).toEqual(["all"]);
});

test("functions of older versions: cards dealt to one or all, and what reaches other scripts", async () => {
  const LuaScript = `function onLoad()
    setGlobalScriptVar("n", 2)
    print(getGlobalScriptVar("n"), callLuaFunctionInOtherScript(nil, "here"), callLuaFunctionInOtherScriptWithParams(self, "own", { 5 }))
  end
  function own(t) return t[1] end`;
  const table = await tableWith(
    `function here() return "Global" .. n end
    function onChat() getObjectFromGUID("deck01").dealToColor(2, "Red") getObjectFromGUID("deck02").dealToAll(1) return false end`,
    [thing("BlockSquare", "aaaaaa", 20, 0, { LuaScript }), deck("deck01", 5, 0, 0), deck("deck02", 5, 8, 0)],
  );
  await table.join("Bob");
  await table.sit("Ann", "Red");
  await table.sit("Bob", "Blue");
  await table.chat("Ann", "deal");
  await table.settle();
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["2\tGlobal2\t5"]);
  const counts = "return { #Player.Red.getHandObjects(), #Player.Blue.getHandObjects() }";
  expect(await table.run(counts)).toEqual([3, 1]);
});

test("members of objects, players and tables are found by the other spellings that MoonSharp tries", async () => {
  expectScriptErrors(/access field GetName/, /access field inter_actable/);
  const table = await tableWith(
    `function onLoad()
      local tile = getObjectFromGUID("aaaaaa")
      print(tile.get_GUID(), tile.get_name())
      print(tile.GetName())
    end
    function onChat(_, player)
      local sign = getObjectFromGUID("bbbbbb")
      sign.textTool.setValue("far")
      print(sign.TextTool.getValue(), sign.textTool.get_value())
      print(Wait.stop_all(), #Player.get_players(), player.get_hand_count())
      getObjectFromGUID("aaaaaa").inter_actable = false
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0, { Nickname: "tile" }), thing("3DText", "bbbbbb", 3, 0)],
  );
  expect(table.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("cannot access field GetName of userdata<LuaGameObjectScript>"),
  ]);
  await table.chat("Ann", "go");
  expect(said(table)).toEqual(expect.arrayContaining(["aaaaaa\ttile", "far\tfar", "true\t1\t0"]));
  expect(table.errors.at(-1)?.message).toContain("cannot access field inter_actable");
});

test("a letter by its number in braces is one, as MoonSharp reads it", async () => {
  expectScriptErrors(/the line stays/);
  const table = await tableWith(`function onLoad()
    print("\\u{25C9}", '\\u{41}\\\\u{41}', [[\\u{41}]]) -- "\\u{41}"
    error("the line stays")
  end`);
  expect(said(table)[0]).toBe("◉\tA\\u{41}\t\\u{41}");
  // MoonSharp tells columns besides.
  expect(table.errors[0].message).toMatch(/^bundle:\(?3\b.*: the line stays$/);
});

test("lock and unlock, which a page uses and none lists, and destroyObject of an object", async () => {
  const table = await tableWith(
    `function onLoad()
      local tile = getObjectFromGUID("aaaaaa")
      tile.lock() print(tile.getLock()) tile.unlock() print(tile.locked)
      tile.destroyObject()
    end`,
    [thing("BlockSquare", "aaaaaa", 0, 0)],
  );
  await table.advance(2);
  expect(said(table)).toEqual(["true", "false"]);
  expect(() => table.data("aaaaaa")).toThrow();
  expect(table.errors).toEqual([]);
});

test("an infinite bag that is reset gives copies of what is put into it next", async () => {
  const inner = thing("BlockSquare", "cccccc", 0, 0, { Nickname: "old" });
  const table = await tableWith(
    `function onLoad()
      local bag = getObjectFromGUID("aaaaaa")
      local out = bag.takeObject({})
      out.setName("new")
      bag.reset()
      bag.putObject(out)
      print(bag.getQuantity(), bag.takeObject({}).getName(), bag.takeObject({}).getName())
    end`,
    [thing("Infinite_Bag", "aaaaaa", 0, 0, { ContainedObjects: [inner] })],
  );
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["1\tnew\tnew"]);
});

test("what onSave gives is the state of a script, a number as its digits; all else is left out with a warning", async () => {
  const scripts = ["return 7", "return { 7 }", 'return "seven"'];
  const table = await tableWith(
    "",
    scripts.map((body, i) =>
      thing("BlockSquare", `aaaaa${i}`, i * 4, 0, { LuaScript: `function onSave() ${body} end` }),
    ),
  );
  const { ObjectStates } = await table.save();
  const states = ObjectStates.flatMap(({ LuaScript, LuaScriptState }) => (LuaScript ? [LuaScriptState] : []));
  expect(states).toEqual(["7", undefined, "seven"]);
  expect(table.errors).toEqual([]);
  expect(table.warnings.join()).toContain("onSave");
});

test("zones know in onLoad what lies in them, and tell of what comes in afterwards alone", async () => {
  const table = await tableWith(
    `function onLoad() print("there", #getObjectFromGUID("zzzzzz").getObjects()) end
    function onObjectEnterZone(zone, object) print("enter", object.guid) end
    function onObjectLeaveZone(zone, object) print("leave", object.guid) end
    function onChat() getObjectFromGUID("aaaaaa").setPosition({ 20, 1, 0 }) getObjectFromGUID("bbbbbb").setPosition({ 0, 1, 0 }) end`,
    [
      thing("ScriptingTrigger", "zzzzzz", 0, 0, { at: { scaleX: 4, scaleY: 4, scaleZ: 4 } }),
      thing("BlockSquare", "aaaaaa", 0, 0),
      thing("BlockSquare", "bbbbbb", 12, 0),
    ],
  );
  await table.advance(10);
  expect(said(table)).toEqual(["there\t1"]);
  await table.chat("Ann", "go");
  await table.advance(10);
  expect(said(table).slice(1).sort()).toEqual(["enter\tbbbbbb", "leave\taaaaaa"]);
});

test("what a save has a little over the table rests on something that nobody has measured, and stays", async () => {
  const table = await tableWith("", [
    thing("Card", "aaaaaa", 0, 0, { at: { posY: 1.31 } }),
    thing("BlockSquare", "bbbbbb", 6, 0, { at: { posY: 5 } }),
  ]);
  await table.advance(100);
  expect(table.object("aaaaaa").position.y).toBeCloseTo(1.31);
  expect(table.object("bbbbbb").position.y).toBeLessThan(2);
  await table.join("Bob");
  await table.sit("Bob", "Red");
  await table.move("Red", "aaaaaa", { x: 3, z: 3 });
  await table.settle();
  expect(table.object("aaaaaa").position.y).toBeLessThan(1);
});

test("places of Global are those of the table", async () => {
  const table = await tableWith(
    `function onLoad() print(self.positionToWorld({ 1, 2, 3 }), Global.positionToLocal(Vector(4, 5, 6)).z) end`,
  );
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual(["Vector: { 1, 2, 3 }\t6"]);
});
