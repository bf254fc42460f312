import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "@jridgewell/sourcemap-codec";
import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { ENGINE, said, saveOf, SEATS, thing } from "./saves";

const onMoonSharp = process.env["MOONSHARP_HOST"] !== undefined;

/** A table with Ann (Red), with a script of Global and objects with scripts of their own: `[guid, script, state]`. */
async function tableWith(global: string, scripts: (readonly [string, string, string?])[]): Promise<Table> {
  const objects = scripts.map(([GUID, LuaScript, LuaScriptState = ""], i) =>
    thing("BlockSquare", GUID, 3 * i, 0, { LuaScript, LuaScriptState, Nickname: `n${GUID}` }),
  );
  const table = await openTable(saveOf(global, [...SEATS, ...objects]), { reading: "tts", ...ENGINE });
  onTestFinished(() => table.close());
  await table.join("Ann");
  await table.sit("Ann", "Red");
  return table;
}

describe("the script of an object", () => {
  test("has globals of its own, and itself", async () => {
    const table = await tableWith(
      `x = "Global" string.shout = function() end function onLoad() print(x, self == Global) end`,
      [
        [
          "aaaaaa",
          `x = "a" function onLoad() print(x, self.getName(), self.guid, _G.x, tostring(string.shout)) end`,
        ],
        ["bbbbbb", `function onLoad() print(tostring(x), self.getName()) string.sub = nil end`],
        ["cccccc", `function onLoad() print(string.sub("abc", 2), ("abc"):sub(3)) end`],
      ],
    );
    expect(table.errors).toEqual([]);
    expect(said(table)).toEqual(["Global\ttrue", "a\tnaaaaaa\taaaaaa\ta\tnil", "nil\tnbbbbbb", "bc\tc"]);
  });

  test("keeps a state of its own, which it is given when it is loaded", async () => {
    const table = await tableWith(`function onSave() return "g" end`, [
      ["aaaaaa", `function onLoad(state) print("a", state) end function onSave() return "a2" end`, "a1"],
      ["bbbbbb", `function onLoad() print("b", self.script_state) self.script_state = "b2" end`, "b1"],
    ]);
    const save = await table.save();
    const states = save.ObjectStates.map(({ LuaScriptState }) => LuaScriptState);
    expect([save.LuaScriptState, ...states.slice(2)]).toEqual(["g", "a2", "b2"]);
    await table.load(save);
    expect(said(table)).toEqual(["a\ta2", "b\tb2"]);
  });

  test("is called by others, with copies of what goes across", async () => {
    const a = `count, list = 1, { 1, { x = 2 } }
      function double(p) p.n = p.n * 2 p.at.y = 7 return p end`;
    const table = await tableWith(
      `function onLoad()
        local a = getObjectFromGUID("aaaaaa")
        local given = { n = 4, at = Vector(1, 2, 3), of = a }
        local got = a.call("double", given)
        print(got.n, given.n, got.at.y, given.at.y, tostring(got.at), got.of == a)
        print(a.getVar("count"), a.setVar("count", 5), a:getVar("count"), tostring(a.getVar("none")))
        local list = a.getTable("list")
        list[2].x = 9
        print(a.getTable("list")[2].x, a.setTable("list", list), a.getTable("list")[2].x)
        print(type(a.getVar("double")), (pcall(a.getVar("double"), {})))
        local plain = getObjectFromGUID("bbbbbb")
        print(tostring(plain.getVar("x")), plain.setVar("x", 1), (pcall(plain.call, "x")))
        print((string.gsub(select(2, pcall(a.call, "nothing")), "^%S+ ", "")))
      end`,
      [
        ["aaaaaa", a],
        ["bbbbbb", ""],
        ["cccccc", `function onLoad() Global.setVar("told", "by c") print(Global.getVar("told")) end`],
      ],
    );
    expect(said(table)).toEqual([
      "8\t4\t7\t2\tVector: { 1, 7, 3 }\ttrue",
      "1\ttrue\t5\tnil",
      "2\ttrue\t9",
      "function\tfalse",
      "nil\tfalse\tfalse",
      "LuaGameObjectScript(3) has no function nothing",
      "by c",
    ]);
    expect(table.errors).toEqual([]);
  });

  test("hears of what happens to it, and of what happens anywhere", async () => {
    const own = `
      function onPickUp(color) print(self.guid, "up", color) end
      function onDrop(color) print(self.guid, "down", color) end
      function onObjectDrop(color, o) print(self.guid, "hears of", o.guid) end
      function onRandomize(color) print(self.guid, "random") end
      function tryRandomize(color) return self.guid ~= "bbbbbb" end
      function onDestroy() print(self.guid, "ends", self.getName()) end
      function onPlayerTurn() error("no turns here") end`;
    const table = await tableWith("", [
      ["aaaaaa", own],
      ["bbbbbb", own],
    ]);
    await table.move("Red", "aaaaaa", { x: -8, z: 0 });
    expect(await table.randomize("Red", "bbbbbb")).toBe(false);
    expect(await table.randomize("Red", "aaaaaa")).toBe(true);
    await table.remove("Red", "aaaaaa");
    await table.settle();
    await table.move("Red", "bbbbbb", { x: 8, z: 0 });
    expect(said(table)).toEqual([
      "aaaaaa\tup\tRed",
      "aaaaaa\thears of\taaaaaa",
      "bbbbbb\thears of\taaaaaa",
      "aaaaaa\tdown\tRed",
      "aaaaaa\trandom",
      "aaaaaa\tends\tnaaaaaa",
      "bbbbbb\tup\tRed",
      "bbbbbb\thears of\tbbbbbb",
      "bbbbbb\tdown\tRed",
    ]);
  });

  test("begins when the object is spawned, comes out of a bag, or is loaded anew with another script", async () => {
    const inner = thing("BlockSquare", "inside", 0, 0, {
      LuaScript: `n = 0 function onLoad(s) print("loaded", s) n = tonumber(s) or 0 end function add() n = n + 1 end
        function onSave() return tostring(n) end`,
      LuaScriptState: "4",
    });
    const table = await openTable(
      saveOf(
        `function onChat(text)
          local bag, it = getObjectFromGUID("bag001"), getObjectFromGUID("inside")
          if text == "out" then bag.takeObject({ position = { 5, 2, 5 }, callback = "taken", callback_owner = Global, params = 3 })
          elseif text == "in" then it.call("add") bag.putObject(it)
          elseif text == "new" then
            it.setLuaScript("function onLoad(s) print('new', s) end")
            print(it.reload().guid)
          elseif text == "copy" then it.clone({ position = { 9, 2, 9 } }) end
          return false
        end
        function taken(o, n) o.call("add") print("taken", o.guid, n) end`,
        [...SEATS, thing("Bag", "bag001", 0, 0, { ContainedObjects: [inner] })],
      ),
      { reading: "tts", ...ENGINE },
    );
    onTestFinished(() => table.close());
    await table.join("Ann");
    for (const word of ["out", "copy", "in", "out", "new"]) {
      await table.chat("Ann", word);
      await table.settle();
    }
    expect(table.errors).toEqual([]);
    expect(said(table)).toEqual([
      "loaded\t4",
      "taken\tinside\t3",
      "loaded\t5",
      "loaded\t6",
      "taken\tinside\t3",
      "",
      "new\t7",
    ]);
  });

  test("has the functions of its buttons, menus, timers and waits", async () => {
    const own = `
      function onLoad()
        self.createButton({ label = "press", click_function = "pressed", function_owner = self, width = 500, height = 500 })
        self.addContextMenuItem("choose", function(color) print(self.guid, "chosen", color) end)
        Wait.frames(function() print(self.guid, "waited") end, 5)
        Timer.create({ identifier = self.guid, function_name = "timed", delay = 0.1, repetitions = 2, parameters = { self.guid } })
        startLuaCoroutine(self, "walk")
      end
      function pressed(o, color, alt) print(self.guid, "pressed", o.guid, color, alt) end
      function timed(p) print(self.guid, "timed", p[1]) end
      function walk() coroutine.yield(0) print(self.guid, "walked") return 1 end`;
    const table = await tableWith("", [["aaaaaa", own]]);
    await table.advance(20);
    await table.pressButton("Red", "aaaaaa", "press");
    await table.chooseMenu("Red", "aaaaaa", "choose");
    await table.settle();
    expect(table.errors).toEqual([]);
    expect(said(table).sort()).toEqual([
      "aaaaaa\tchosen\tRed",
      "aaaaaa\tpressed\taaaaaa\tRed\tfalse",
      "aaaaaa\ttimed\taaaaaa",
      "aaaaaa\ttimed\taaaaaa",
      "aaaaaa\twaited",
      "aaaaaa\twalked",
    ]);
  });

  test("is named where it fails, with the line of its own, and the others go on", async () => {
    expectScriptErrors(
      /^naaaaaa aaaaaa: onLoad: aaaaaa:(?:2:|\(2,)/,
      /^nbbbbbb bbbbbb: the script's top level: bbbbbb:(?:1:|\(1,)/,
    );
    const table = await tableWith("", [
      ["aaaaaa", `function onLoad()\n  nothing.x = 1\nend`],
      ["bbbbbb", `x = = 1`],
      ["cccccc", `function onLoad() print("here", select(2, pcall(self.executeScript, "return 7"))) end`],
    ]);
    expect(said(table).at(-1)).toBe("here\t7");
  });
});

test("executeScript runs Lua with the globals of a script, in MoonSharp's dialect, and says what does not load", async () => {
  const table = await tableWith(
    `function onLoad()
      local a = getObjectFromGUID("aaaaaa")
      print(a.executeScript("count = count + 1 return { count, (|x| x * 2)(4), 1 != 2 }")[2], a.getVar("count"), tostring(count))
      print(a.executeScript("return self.guid"), Global.executeScript("here = 3 return here"), here)
      print(pcall(a.executeScript, "x = = 1"))
      print(pcall(a.executeScript, "nothing.x = 1"))
      print(a.executeScript("function added() return count end"), a.call("added"))
    end`,
    [["aaaaaa", "count = 1"]],
  );
  const lines = said(table);
  expect(lines[0]).toBe("8\t2\tnil");
  expect(lines[1]).toBe("aaaaaa\t3\t3");
  expect(lines[2]).toMatch(/^false\t.*executeScript:/);
  expect(lines[3]).toMatch(/^false\t.*executeScript:/);
  expect(lines[4]).toBe("nil\t2");
  expect(table.errors).toEqual([]);
});

/** A script as luabundle bundles it; its modules by their names, the root first. */
function bundled(modules: Record<string, string>): string {
  const all = Object.entries(modules).map(
    ([name, text]) =>
      `__bundle_register("${name}", function(require, _LOADED, __bundle_register, __bundle_modules)\n${text}\nend)\n`,
  );
  return `-- Bundled by luabundle {"version":"1.6.0"}
local __bundle_require, __bundle_loaded, __bundle_register, __bundle_modules = (function()
  local modules, require = {}
  require = function(name) return modules[name](require) end
  return require, {}, function(name, body) modules[name] = body end, modules
end)(nil)
${all.join("")}return __bundle_require("${Object.keys(modules)[0]}")`;
}

describe("errors name the files of those who wrote the script", () => {
  test("modules of luabundle, of Global and of an object, also where a field is set wrongly", async () => {
    expectScriptErrors(
      /^onLoad: util\/fail:2: /,
      // MoonSharp tells where the table itself raises it.
      onMoonSharp
        ? /^naaaaaa aaaaaa: onLoad: .*interactable/
        : /^naaaaaa aaaaaa: onLoad: __root:4: .*interactable/,
    );
    const fails = `return function()\n  nothing.x = 1\nend`;
    const own = `local x = 1\nfunction onLoad()\n\n  self.interactable = "no"\nend`;
    const table = await tableWith(
      bundled({
        __root: `local fail = require("util/fail")\nfunction onLoad()\n  fail()\nend`,
        "util/fail": fails,
      }),
      [["aaaaaa", bundled({ __root: own, other: "" })]],
    );
    expect(table.errors).toHaveLength(2);
  });

  test("files of an unpacked folder, and what their source maps say", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mod-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const mappings = encode([[], [[0, 0, 6, 2]]]);
    const map = JSON.stringify({ version: 3, sources: ["main.ts"], names: [], mappings });
    const files = {
      "save.json": JSON.stringify({
        SaveName: "m",
        LuaScript: { $joined: [{ $text: "Global.ttslua" }, { $text: "src/panel.ttslua" }] },
        ObjectStates: [{ $object: "a.json" }, { $object: "b.json" }],
      }),
      "Global.ttslua": "function onLoad()\n  panel()\nend\n",
      "src/panel.ttslua": "function panel()\n  nothing.x = 1\nend\n",
      "a.json": JSON.stringify({
        ...thing("BlockSquare", "aaaaaa", 0, 0),
        LuaScript: { $text: "Score.aaaaaa.lua" },
      }),
      "b.json": JSON.stringify({ ...thing("BlockSquare", "bbbbbb", 5, 0), LuaScript: { $text: "main.lua" } }),
      "Score.aaaaaa.lua": "x = 1\nx = x.y.z\n",
      "main.lua": "x = 1\nnothing.x = 1\n",
      "main.lua.map": map,
    };
    mkdirSync(join(folder, "src"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const at = (file: string): RegExp => new RegExp(`: ${folder}/${file}: `);
    expectScriptErrors(at("src/panel.ttslua:2"), at("Score.aaaaaa.lua:2"), /: main\.ts:7:3: /);
    const table = await openTable(folder, { reading: "tts", ...ENGINE });
    onTestFinished(() => table.close());
    expect(table.errors).toHaveLength(3);
  });
});

test.skipIf(onMoonSharp)("three hundred objects with scripts of 5 kB take less than 200 MB", async () => {
  const lines = Array.from(
    { length: 60 },
    (_, i) => `function f${i}(a, b) local t = { a, b, x = ${i} } return t.x + a * b end`,
  );
  const code = `${lines.join("\n")}\nfunction onLoad() n = f1(2, 3) end function onSave() return "s" .. n end`;
  expect(code.length).toBeGreaterThan(3900);
  const filled = code + `\n--${"x".repeat(5000 - code.length)}`;
  const objects = Array.from({ length: 300 }, (_, i) =>
    thing("BlockSquare", `f${i}`, 2 * (i % 20), 2 * Math.floor(i / 20), { LuaScript: filled, Locked: true }),
  );
  const table = await openTable(saveOf("", [...SEATS, ...objects]), { reading: "tts", ...ENGINE });
  onTestFinished(() => {
    table.close();
  });
  const used = Number(await table.session.script.engine.call("__kilobytes"));
  expect((await table.save()).ObjectStates.at(-1)?.LuaScriptState).toBe("s7");
  expect(used).toBeGreaterThan(1000);
  expect(used).toBeLessThan(200_000);
});
