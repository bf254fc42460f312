import { expectScriptErrors } from "../helpers/script-errors";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTable, type Table } from "../../tabletop/table";
import { said, saveOf, SEATS, thing } from "./saves";

async function foreign(global: string, own = ""): Promise<Table> {
  const objects = [...SEATS, thing("BlockSquare", "aaaaaa", 0, 0, { LuaScript: own })];
  const table = await openTable(saveOf(global, objects), {
    reading: "tts",
    limits: { seconds: 0.3, megabytes: 64 },
  });
  onTestFinished(() => table.close());
  return table;
}

describe("a script of another mod", () => {
  test("reaches nothing of the machine, of Global or of an object, by whatever name", async () => {
    const look = `
      local seen, found = {}, {}
      local function walk(t, path)
        if seen[t] then return end
        seen[t] = true
        for k, v in pairs(t) do
          local name = path .. tostring(k)
          if type(v) == "function" then found[#found + 1] = name end
          if type(v) == "table" then walk(v, name .. ".") end
        end
      end
      walk(_G, "") walk(getmetatable("").__index, "texts.")
      for _, name in ipairs(found) do print(name) end`;
    const table = await foreign(look, look);
    const names = said(table).map((name) => name.split(".").at(-1) ?? "");
    expect(names).toContain("getObjectFromGUID");
    const hosts =
      /^(?:load|loadstring|loadfile|dofile|require|module|collectgarbage|getfenv|setfenv|io|execute|getenv|exit|remove_file|rename|tmpname|popen|open|getinfo|sethook|getregistry|debug|newproxy|__ask|__load|__collect)$/;
    expect(names.filter((name) => hosts.test(name))).toEqual([]);
    const os = said(table).filter((name) => name.startsWith("os."));
    expect([...new Set(os)].sort()).toEqual(["os.clock", "os.date", "os.difftime", "os.time"]);
  });

  test.each([
    ["that never ends", "while true do end", /it took longer than 0.3 seconds/],
    ["that catches its end", "while true do pcall(function() while true do end end) end", /took longer/],
    [
      "that hides in a coroutine",
      "local co = coroutine.wrap(function() while true do end end) co()",
      /took longer/,
    ],
    [
      "that fills the memory",
      "local t = {} while true do t[#t + 1] = ('x'):rep(100000) .. #t end",
      /needs more than 64 MB|took longer/,
    ],
    [
      "that doubles a text",
      "local s = 'x' while true do s = s .. s end",
      /not enough memory|needs more than/,
    ],
    ["that wants it all at once", "local s = ('x'):rep(1e9)", /a text of more than 64 MB/],
  ])("%s is ended, and the table goes on", async (_, body, why) => {
    expectScriptErrors(why);
    const table = await foreign(`function onLoad() ${body} end`, `function onLoad() print("here") end`);
    expect(said(table).at(-1)).toBe("here");
    await table.advance(3);
    await table.save();
    expect(table.errors).toHaveLength(1);
  });

  test("that looks through long texts again and again is ended after few of them", async () => {
    expectScriptErrors(/took longer than 0.3 seconds/);
    const body = `turns = turns + 1 pcall(function() ("x"):rep(1e6):gsub("x", "yy") end)`;
    const table = await foreign(
      `turns = 0 function onLoad() while true do ${body} end end function onChat() print(turns) end`,
    );
    await table.join("Ann");
    await table.chat("Ann", "how many?");
    // Between two looks at the clock there were more than a thousand, each ten milliseconds long.
    expect(Number(said(table).at(-1))).toBeLessThan(300);
  });

  test.each([
    ["a handler of each frame", `function onUpdate() while true do end end`],
    ["a wait", `function onLoad() Wait.time(function() while true do end end, 0.01, -1) end`],
  ])("that never ends in %s is called three times, and again after a load", async (_, body) => {
    expectScriptErrors(/took longer than 0\.\d+ seconds/, /3 runs were ended within ten seconds/);
    const table = await foreign(body, `${body} function onChat() print("heard") end`);
    const ends = (): number => table.errors.filter(({ message }) => message.includes("took longer")).length;
    for (let i = 0; i < 8; i++) await table.advance();
    expect(ends()).toBe(3);
    // All three together end before a server would end the table's thread.
    const after = said(table).flatMap((text) => /longer than (.*) seconds/.exec(text)?.[1] ?? []);
    expect(after).toEqual(["0.3", "0.1", "0.033"]);
    await table.join("Ann");
    await table.chat("Ann", "is anybody there?");
    expect(said(table)).not.toContain("heard");
    await table.load(await table.save());
    await table.advance(2);
    expect(ends()).toBeGreaterThan(3);
  });
});
