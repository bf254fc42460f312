import { expectScriptErrors } from "../helpers/script-errors";
import { expect, test } from "vitest";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { said, tableOf, thing } from "./saves";

const { name } = moonSharpUnderTest();

test(`a table plays on ${name}: objects, waits, coroutines, buttons, errors`, async () => {
  const table = await tableOf(
    `
    function onLoad(state)
      print("state " .. state)
      local block = getObjectFromGUID("abc123")
      block.setPosition({1.5, 4, 2})
      local p = block:getPosition()
      print(p.x .. " " .. p[2] .. " " .. tostring(p == Vector(1.5, 4, 2)))
      print(tostring(pcall(function() return block.colour end)))
      Wait.condition(function() print("rests") startLuaCoroutine(Global, "co") end, function() return block.resting end)
      block.createButton({ click_function = "pressed", label = "go", width = 200, height = 200, position = {0, 1, 0} })
    end
    function co() for i = 1, 2 do print("turn " .. i) coroutine.yield(0) end return 1 end
    function pressed(object, color) print(object.getName() .. " by " .. color) print(JSON.encode({ a = { 1, 2 } })) error("oh") end
    function onSave() return "kept" end
  `,
    [thing("BlockSquare", "abc123", 5, 5, { Nickname: "cube" })],
  );
  expectScriptErrors(/oh/);
  await table.settle();
  await table.pressButton("Red", "cube", "go");
  expect(said(table)).toEqual([
    "state ",
    "1.5 4 true",
    "false",
    "rests",
    "turn 1",
    "turn 2",
    "cube by Red",
    '{"a":[1,2]}',
    expect.stringContaining("oh"),
  ]);
  expect(table.errors).toHaveLength(1);
  await table.load(await table.save());
  expect(said(table)[0]).toBe("state kept");
  expect(Math.max(...table.log.map((slice) => slice.micros))).toBeGreaterThan(0);
});
