import { describe, expect, it } from "vitest";
import { createLua52 } from "../../tabletop/lua/lua52";

const TESTS = `
local letters = { a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7 }
function walk() local s = "" for k in pairs(letters) do s = s .. k end return s end
function step() local s, k = "", next(letters) while k do s = s .. k k = next(letters, k) end return s end
function ties() local t = { 1, 2, 3, 4, 5, 6, 7, 8, 9 } table.sort(t, function(a, b) return a % 3 < b % 3 end) return table.concat(t) end
function erase() local t, n = { a = 1, b = 2, c = 3 }, 0 for k in pairs(t) do t.a, t.b, t.c = nil, nil, nil n = n + 1 end return n end
function words() local t = { "B", "a", "C", "b" } table.sort(t) return table.concat(t) end
function absent() local s = "" for _, k in ipairs({ "load", "loadstring", "require", "debug", "io", "dofile", "bit32", "collectgarbage" }) do s = s .. tostring(_G[k]) end return s .. tostring(os.getenv) .. tostring(os.remove) .. tostring(os.execute) end
function fails(a)
  local todo = {
    error = function() error({}) end, assert = function() assert(false, "why") end,
    sort = function() table.sort({ 3, 1, 2 }, function() return true end) end,
    format = function() local s = string.format("%d %s", 1, nil) return s end,
    remove = function() local x = table.remove({}, 1) return x end,
    lazy = function() return string.gsub(string.rep("a", 120), "^%s*(.-)%s*$", "%1") end,
    level = function() error("text", 0) end,
  }
  local ok, message = pcall(todo[a])
  return tostring(ok) .. " " .. tostring(message)
end`;

function engine(seed: number) {
  const vm = createLua52({ hostile: { seed } });
  vm.run(TESTS, "t");
  return vm;
}

describe("hostile Lua 5.2", () => {
  const vm = engine(5);
  const many = (name: string): string[] => Array.from({ length: 6 }, () => vm.call(name));

  it("walks tables in an order that changes, and misses nothing", () => {
    for (const name of ["walk", "step"]) {
      const orders = many(name);
      expect(new Set(orders).size).toBeGreaterThan(1);
      expect(orders.map((order) => Array.from(order).sort().join(""))).toEqual(orders.map(() => "abcdefg"));
    }
    expect(vm.call("erase")).toBe("1");
  });

  it("sorts equal items in any order, others rightly", () => {
    const orders = many("ties");
    expect(new Set(orders).size).toBeGreaterThan(1);
    for (const order of orders) expect(Array.from(order, (c) => Number(c) % 3).join("")).toBe("000111222");
    expect(vm.call("words")).toBe("abBC");
  });

  it("repeats itself with the same seed", () => {
    const [a, b] = [engine(9), engine(9)];
    expect([a.call("walk"), a.call("ties")]).toEqual([b.call("walk"), b.call("ties")]);
  });

  it("lacks what Tabletop Simulator lacks", () => expect(vm.call("absent")).toBe("nil".repeat(11)));

  it.each([
    ["error", /^false t:\d+: bad argument #1 to 'error' \(string expected, got table\)$/],
    ["level", /^false t:\d+: text$/],
    ["assert", /^false t:\d+: why$/],
    ["sort", /invalid order function for sorting/],
    ["format", /bad argument #3 to 'format' \(string expected, got nil\)/],
    ["lazy", /^false .*pattern too complex$/],
    ["remove", /bad argument #1 to 'remove' \(position out of bounds\)/],
  ])("fails as MoonSharp does: %s", (name, message) => expect(vm.call("fails", name)).toMatch(message));

  it.each([
    ["a table of this project", {}],
    ["a table of others", { hostile: { seed: 1, foreign: true }, limits: { seconds: 5, megabytes: 64 } }],
  ])(
    "names the line and the function of the script that gives a text's function nothing, at %s",
    (_, more) => {
      const given = ["find('x')", "match('x')", "gmatch(nil, 'x')", "gsub('x', 'x')", "rep('x')", "upper()"];
      const made = createLua52({ hostile: { seed: 1 }, ...more });
      const said = given.map((one) => {
        made.run(`function go()\n return select(2, pcall(function() string.${one} end)) end`, "mine");
        return made.call("go");
      });
      const wanted = [
        "2 to 'find'",
        "2 to 'match'",
        "1 to 'gmatch'",
        "3 to 'gsub'",
        "2 to 'rep'",
        "1 to 'upper'",
      ];
      expect(said.map((text) => text.replace(/ \(.*/, ""))).toEqual(
        wanted.map((which) => `mine:2: bad argument #${which}`),
      );
    },
  );

  it("refuses a seed that is none", () =>
    expect(() => createLua52({ hostile: { seed: -1 } })).toThrow(/seed/));
});
