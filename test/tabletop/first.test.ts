import { expect, test } from "vitest";
import { said, tableOf, thing } from "./saves";

test("a script runs: load, spawn, wait, button, save", async () => {
  const table = await tableOf(
    `
    function onLoad(state)
      print("state " .. state)
      local o = spawnObjectData({ data = { Name = "BlockSquare", Nickname = "cube", Transform = {} }, position = {1, 3, 2},
        callback_function = function(made)
          print("made " .. made.getName() .. " " .. #made.getGUID() .. " at " .. made:getPosition().x)
          made.createButton({ click_function = "pressed", label = "go", width = 200, height = 200, position = {0, 1, 0} })
        end })
      print("guid " .. o.guid .. " " .. tostring(o.spawning))
      Wait.frames(function() print("later") end, 10)
    end
    function pressed(object, color, alt) print("pressed by " .. color .. tostring(alt)) end
    function onSave() return "saved" end
  `,
    [thing("BlockSquare", "abc123", 5, 5)],
  );
  await table.settle();
  await table.pressButton("Red", "cube", "go");
  expect(table.errors).toEqual([]);
  expect(said(table)).toEqual([
    "state ",
    "guid  true",
    expect.stringMatching(/^made cube 6 at 1$/),
    "later",
    "pressed by Redfalse",
  ]);
  expect(await table.scriptState()).toBe("saved");
});
