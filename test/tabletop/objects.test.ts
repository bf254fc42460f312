import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, test } from "vitest";
import { emptyTableOf, said, tableOf, thing } from "./saves";

const CUBE = thing("BlockSquare", "cube01", 5, 5, { Nickname: "cube", at: { posY: 1.46 } });

describe("objects that spawn", () => {
  test("have no GUID, cannot be found, and have frames to go; the callback is called once", async () => {
    const table = await emptyTableOf(`
      function onLoad()
        made = spawnObjectData({ data = { GUID = "aaaaaa", Name = "BlockSquare", Transform = {} }, position = {0, 2, 0},
          callback_function = function(o) print("there " .. o.guid) end })
        print(made.guid .. "|" .. tostring(made.spawning) .. "|" .. tostring(getObjectFromGUID("aaaaaa")))
      end
      function onObjectSpawn(o) print("spawned " .. o.getGUID()) end`);
    expect(said(table)).toEqual(["|true|nil"]);
    await table.advance(2);
    expect(said(table)).toHaveLength(1);
    await table.advance(3);
    expect(said(table).slice(1)).toEqual(["spawned aaaaaa", "there aaaaaa"]);
  });

  test("get another GUID when theirs is taken", async () => {
    const table = await tableOf(
      `function onLoad()
        spawnObjectData({ data = { GUID = "cube01", Name = "BlockSquare", Transform = {} },
          callback_function = function(o) print(tostring(o.guid == "cube01")) end })
      end`,
      [CUBE],
    );
    await table.settle();
    expect(said(table)).toEqual(["false"]);
  });

  test("of what is no object are a mistake of the script's, and not of the table's", async () => {
    const table = await tableOf(`
      function onLoad()
        print(select(2, pcall(spawnObjectData, { data = { Transform = {} } })))
        print(select(2, pcall(spawnObjectJSON, { json = "{ half" })))
        print(select(2, pcall(spawnObjectJSON, { json = "null" })))
      end`);
    expect(said(table).map((line) => line.replace(/^.*bad field/, "bad field"))).toEqual([
      "bad field 'data' to 'spawnObjectData' (object data with a Name expected)",
      "bad field 'json' to 'spawnObjectJSON' (object data with a Name expected)",
      "bad field 'json' to 'spawnObjectJSON' (object data with a Name expected)",
    ]);
  });

  test("of a kind that the table does not know, or with a script, are refused by name", async () => {
    const table = await tableOf(`
      function onLoad()
        print(select(2, pcall(spawnObject, { type = "Teapot" })))
        print(select(2, pcall(spawnObjectData, { data = { Name = "Bag", Transform = {}, LuaScript = "x = 1" } })))
      end`);
    expect(said(table)[0]).toContain("does not know the kind of object Teapot");
    expect(said(table)[1]).toContain("runs no script of an object");
  });

  test("are there before onLoad when they come from the save, without onObjectSpawn", async () => {
    const table = await tableOf(
      `function onLoad() print(getObjectFromGUID("cube01").getName()) end
       function onObjectSpawn(o) print("spawn") end`,
      [CUBE],
    );
    await table.settle();
    expect(said(table)).toEqual(["cube"]);
  });
});

describe("calls", () => {
  test("that nobody knows fail and name what is missing", async () => {
    const table = await tableOf(
      `function onLoad()
        local o = getObjectFromGUID("cube01")
        print(select(2, pcall(function() return o.colour end)))
        print(select(2, pcall(function() o.colour = 1 end)))
        print(select(2, pcall(function() o.guid = "x" end)))
        print(select(2, pcall(function() return UI.setText end)))
        print(select(2, pcall(function() return Player.Red.name end)))
        print(select(2, pcall(function() return Player.Mauve end)))
        print(tostring(unknownFunction))
        print(select(2, pcall(function() for k in pairs(o) do end end)))
      end`,
      [CUBE],
    );
    expect(said(table)).toEqual([
      expect.stringContaining("cannot access field colour of userdata<LuaGameObjectScript>"),
      expect.stringContaining("cannot access field colour"),
      expect.stringContaining("field guid cannot be assigned"),
      expect.stringContaining("cannot access field setText of userdata<UI>"),
      expect.stringContaining("cannot access field name of userdata<LuaPlayer>"),
      expect.stringContaining("cannot access field Mauve"),
      "nil",
      expect.stringContaining("table expected, got userdata"),
    ]);
  });

  test("check the kinds of their arguments and the names of parameters", async () => {
    const table = await tableOf(
      `function onLoad()
        local o = getObjectFromGUID("cube01")
        for _, f in ipairs({
          function() o.setPosition("here") end, function() o.setName(nil) end, function() o.setLock(1) end,
          function() o.setColorTint("Mauve") end, function() Wait.frames("later", 1) end,
          function() o.takeObject({ pos = {1, 2, 3} }) end, function() getObjectFromGUID() end,
          function() o.createButton({ label = "x" }) end, function() printToColor("x", "Mauve") end,
        }) do print(select(2, pcall(f))) end
        o.setName(12) print(o.getName())
      end`,
      [CUBE],
    );
    const wanted = [
      "bad argument #1 to 'setPosition' (Vector expected, got string)",
      "bad argument #1 to 'setName' (string expected, got nil)",
      "bad argument #1 to 'setLock' (boolean expected, got number)",
      "bad argument #1 to 'setColorTint' (Color expected, got string)",
      "bad argument #1 to 'Wait.frames' (function expected, got string)",
      "'takeObject' has no parameter 'pos'",
      "bad argument #1 to 'getObjectFromGUID' (string expected, got nil)",
      "bad field 'click_function' to 'createButton' (string expected, got nil)",
      "Mauve is no player colour",
      "12",
    ];
    expect(said(table)).toEqual(wanted.map((text) => expect.stringContaining(text) as string));
  });

  test("on a destroyed object kill the slice, whatever pcall does", async () => {
    expectScriptErrors(/Object reference not set/);
    const table = await tableOf(
      `function onLoad()
        local o = getObjectFromGUID("cube01")
        o.destruct()
        print(tostring(o.isDestroyed()) .. tostring(getObjectFromGUID("cube01")))
        pcall(function() o.getName() end)
        print("never")
      end`,
      [CUBE],
    );
    expect(said(table)).toEqual([
      "truenil",
      expect.stringMatching(/^onLoad: .*Object reference not set to an instance of an object/),
    ]);
    expect(table.errors[0].failure).toBe("host");
  });

  test("work with dots and colons, and an object is one value", async () => {
    const table = await tableOf(
      `function onLoad()
        local o, p = getObjectFromGUID("cube01"), getObjects()
        local same = false
        for _, other in ipairs(p) do if other == o then same = true end end
        print(tostring(same) .. o.getName() .. o:getName())
      end`,
      [CUBE],
    );
    expect(said(table)).toEqual(["truecubecube"]);
  });
});

describe("places", () => {
  test("are kept in single precision, and vectors compare with a margin", async () => {
    const table = await tableOf(
      `function onLoad()
        local o = getObjectFromGUID("cube01")
        o.locked = true
        o.setPosition({1.1, 2, 3})
        local p = o.getPosition()
        print(tostring(p.x == 1.1) .. tostring(p == Vector(1.1, 2, 3)) .. tostring((p + Vector(1, 1, 1)).z))
        o.setRotation({0, 450, -90})
        print(o.getRotation().y .. " " .. o.getRotation().z)
        o.setScale({2, 2, 2})
        local w = o.positionToWorld({1, 0, 0})
        print(string.format("%.2f %.2f %.2f", w.x, w.y, w.z))
        local l = o.positionToLocal(w)
        print(string.format("%.2f", l.x))
        print(string.format("%.1f", o.getBounds().size.x))
      end`,
      [CUBE],
    );
    expect(said(table)).toEqual(["falsetrue4", "90 270", "1.10 0.00 3.00", "1.00", "2.0"]);
  });

  test("are reached smoothly over frames; a move to where it is does not begin", async () => {
    const table = await emptyTableOf(
      `function onLoad()
        o = getObjectFromGUID("cube01")
        print(tostring(o.setPositionSmooth(o.getPosition(), false, false)))
        print(tostring(o.setPositionSmooth({9, 1.46, 5}, false, false)) .. tostring(o.isSmoothMoving()))
        print(tostring(o.getPosition().x < 6))
      end`,
      [CUBE],
    );
    expect(said(table)).toEqual(["false", "truetrue", "true"]);
    await table.advance(5);
    const halfway = table.data("cube").Transform.posX;
    expect(halfway).toBeGreaterThan(5);
    expect(halfway).toBeLessThan(9);
    await table.settle();
    expect(table.data("cube").Transform.posX).toBe(9);
  });

  test("in the air are left: pieces fall on what lies below, locked ones hang", async () => {
    const table = await tableOf(
      `function onLoad()
        local o = getObjectFromGUID("cube01")
        o.setPosition({0, 6, 0})
        print(tostring(o.resting))
        getObjectFromGUID("cube02").setPosition({8, 6, 0})
        Wait.condition(function() print(string.format("%.2f", o.getPosition().y)) end, function() return o.resting end)
      end`,
      [
        CUBE,
        thing("BlockSquare", "cube02", 8, 8, { Locked: true }),
        thing("BlockSquare", "under1", 0, 0.2, { at: { posY: 1.46 } }),
      ],
    );
    await table.settle();
    expect(said(table)).toEqual(["false", "2.46"]);
    expect(table.data("cube02").Transform.posY).toBe(6);
  });
});

test("tags, names, notes, tint and memo are kept in the save", async () => {
  const table = await tableOf(
    `function onLoad()
      local o = getObjectFromGUID("cube01")
      o.addTag("Thing") o.addTag("thing") o.setGMNotes("notes") o.setDescription("text") o.memo = "memo"
      o.setColorTint({1, 0.5, 0}) o.setName("named")
      print(#o.getTags() .. tostring(o.hasTag("THING")) .. #getObjectsWithTag("Thing") .. o.getColorTint().a)
      print(tostring(o.getColorTint() == Color(1, 0.5, 0)) .. Color.Red:toHex())
    end`,
    [CUBE],
  );
  expect(said(table)).toEqual(["1true11", "trueda1917"]);
  expect((await table.save()).ObjectStates.find(({ GUID }) => GUID === "cube01")).toMatchObject({
    ...{ Nickname: "named", Description: "text", GMNotes: "notes", Memo: "memo", Tags: ["Thing"] },
    ColorDiffuse: { r: 1, g: 0.5, b: 0, a: 1 },
  });
});

test("an object is userdata, and a script is asked about what it puts into containers itself", async () => {
  const table = await tableOf(
    `function tryObjectEnterContainer(c, o) print("try " .. o.getName()) return allowed end
    function onLoad()
      local bag, cube = getObjectFromGUID("bag001"), getObjectFromGUID("cube01")
      print(_MOONSHARP and "userdata" or type(cube))
      allowed = false
      print(tostring(bag.putObject(cube)))
      allowed = true
      print(tostring(bag:putObject(cube) == bag) .. bag.getQuantity())
    end`,
    [CUBE, thing("Bag", "bag001", 0, 0)],
  );
  expect(said(table)).toEqual(["userdata", "try cube", "nil", "try cube", "true1"]);
});
