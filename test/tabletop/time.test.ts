import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, test } from "vitest";
import { said, tableOf, thing } from "./saves";

describe("Wait", () => {
  test("counts frames and seconds of the table's clock, repeats, stops", async () => {
    const table = await tableOf(`
      function onChat()
        Wait.frames(function() print("one") end)
        Wait.frames(function() print("three") end, 3)
        Wait.time(function() print("tick") end, 0.1, 2)
        forever = Wait.time(function() print("tock") end, 0.5, -1)
        print(tostring(Wait.stop(Wait.frames(function() print("never") end, 2))))
        print(tostring(Wait.stop(99)))
      end`);
    await table.chat("Red", "begin");
    await table.advance(1);
    expect(said(table)).toEqual(["true", "false", "one"]);
    await table.advance(59);
    expect(said(table).slice(3)).toEqual(["three", "tick", "tick", "tock", "tock"]);
    await table.advance(60);
    expect(said(table).filter((line) => line === "tock")).toHaveLength(4);
  });

  test("for a condition looks each frame, and gives up after its time", async () => {
    expectScriptErrors(/broken/);
    const table = await tableOf(`
      function onLoad()
        n = 0
        Wait.condition(function() print("met " .. n) end, function() n = n + 1 return n == 5 end)
        Wait.condition(function() print("never") end, function() return false end, 0.5, function() print("late") end)
        Wait.condition(function() print("never") end, function() error("broken") end)
      end`);
    await table.advance(40);
    expect(said(table)).toEqual([expect.stringContaining("broken"), "met 5", "late"]);
    expect(table.session.world.clock.waiting).toEqual([]);
  });

  test("is empty after stopAll and after a load", async () => {
    const table = await tableOf(`
      function onLoad() print("load") end
      function begin() Wait.time(function() print("ghost") end, 1) end
      function onChat(text) if text == "begin" then begin() elseif text == "stop" then Wait.stopAll() end end`);
    await table.chat("Red", "begin");
    await table.load(await table.save());
    await table.advance(100);
    await table.chat("Red", "begin");
    await table.chat("Red", "stop");
    await table.advance(100);
    expect(said(table)).toEqual(["load"]);
  });
});

test("coroutines go on each frame, and must end with 1", async () => {
  expectScriptErrors(/did not end with return 1/, /broken/);
  const table = await tableOf(`
    function onLoad()
      startLuaCoroutine(Global, "good") startLuaCoroutine(Global, "bad") startLuaCoroutine(Global, "broken")
    end
    function good() for i = 1, 3 do print("g" .. i .. #getObjects()) coroutine.yield(0) end return 1 end
    function bad() coroutine.yield(0) end
    function broken() coroutine.yield(0) error("broken") end`);
  await table.advance(5);
  expect(said(table)).toEqual([
    "g12",
    "g22",
    expect.stringContaining("did not end with return 1"),
    expect.stringContaining("broken"),
    "g32",
  ]);
});

test("onUpdate is called each frame, and its time is in the log", async () => {
  const table = await tableOf(`frames = 0 function onUpdate() frames = frames + 1 end
    function onChat() print(frames) return false end`);
  const before = table.session.world.clock.frame;
  await table.chat("Red", "?");
  await table.advance(10);
  await table.chat("Red", "?");
  const [then, now] = said(table).map(Number);
  expect(now - then).toBe(10);
  const updates = table.log.filter(({ what, frame }) => what === "onUpdate" && frame > before);
  expect(updates).toHaveLength(10);
  expect(table.view("Red").messages.filter(({ way }) => way === "chat")).toEqual([]);
});

describe("checkpoints", () => {
  const SCRIPT = `
    function onLoad(state) count = tonumber(state) or 0 print("load " .. state) o = getObjectFromGUID("cube01") end
    function onSave() return tostring(count) end
    function onChat() count = count + 1 o.setPosition({count, 1.46, 0}) end`;
  const CUBE = thing("BlockSquare", "cube01", 0, 0, { at: { posY: 1.46 } });

  test("are taken every ten seconds, and bring back table and state", async () => {
    const table = await tableOf(SCRIPT, [CUBE]);
    await table.chat("Red", "x");
    await table.advance(600);
    await table.chat("Red", "x");
    expect(table.checkpoints).toHaveLength(1);
    expect(table.data("cube01").Transform.posX).toBe(2);
    await table.rewind(0);
    expect(said(table)).toEqual(["load 1"]);
    expect(table.data("cube01").Transform.posX).toBe(1);
    expect(table.view("Ann").objects).toHaveLength(1);
    expect(table.session.world.people.list.map(({ color }) => color)).toEqual(["Red", "Blue"]);
  });

  test("can be asked for and held off", async () => {
    const table = await tableOf(
      `function onChat(text)
        if text == "hold" then storeRewindState(function(ok) print("stored " .. tostring(ok)) end, true) else allowRewindStore() end
      end`,
    );
    await table.chat("Red", "hold");
    await table.advance(700);
    expect(table.checkpoints).toHaveLength(1);
    await table.chat("Red", "go");
    await table.advance(600);
    expect(table.checkpoints).toHaveLength(2);
    expect(said(table)).toEqual(["stored true"]);
  });
});

test("an error is told to the host alone, and the table goes on", async () => {
  expectScriptErrors(/oh no/);
  const table = await tableOf(
    `function onChat(text) if text == "bad" then error("oh no") end print(text) end`,
  );
  await table.chat("Blue", "bad");
  await table.chat("Blue", "good");
  expect(said(table)).toEqual([expect.stringMatching(/^onChat: .*oh no/), "good"]);
  expect(table.view("Red").messages.some(({ way }) => way === "error")).toBe(true);
  expect(table.view("Blue").messages.some(({ way }) => way === "error" || way === "log")).toBe(false);
});

test("a script that does not load is an error, and nothing of it runs", async () => {
  expectScriptErrors(/'\)' expected/);
  const table = await tableOf(`function onLoad( print("x") end`);
  expect(table.errors[0].failure).toBe("syntax");
  await table.advance(10);
  expect(table.errors).toHaveLength(1);
});

test("JSON is as the original's, and decoding is charged for its length squared", async () => {
  const table = await tableOf(`
    function onLoad()
      print(JSON.encode({}) .. JSON.encode({ [3] = 1 }) .. JSON.encode({ a = { true, "x" } }))
      print(type(next(JSON.decode('{"1":2}'))) .. tostring(JSON.decode('{"a":null}').a) .. tostring(JSON.decode("")))
      print(tostring(pcall(JSON.encode, { 1, a = 2 })) .. tostring(pcall(JSON.encode, Global.call)))
      JSON.decode("[" .. string.rep("1,", 4999) .. "1]")
    end`);
  expect(said(table)).toEqual(['[][null,null,1]{"a":[true,"x"]}', "stringnilnil", "falsefalse"]);
  expect(table.log.find(({ what }) => what === "onLoad")?.charged).toBeGreaterThan(400_000);
});
