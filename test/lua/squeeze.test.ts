import { describe, expect, it } from "vitest";
import { shorten } from "../../scripts/lua/shorten";
import { squeeze, squeezeMap } from "../../scripts/lua/squeeze";
import { parseLua } from "../../scripts/lua/syntax";
import { createLua52 } from "../../tabletop/lua/lua52";
import { positionMapper } from "../../tabletop/lua/traceback";
import { compileLua, HEAD } from "./compile";
import { inNode, loopPrograms } from "./loops";
import { ANSWERS, TRAPS } from "./traps";

describe("the bundle without needless blanks", () => {
  it.each([
    ["    local a = b + 1", "local a=b+1"],
    ["    -- a comment", ""],
    ['x = "a  -- b \\" c = d"  ..  y', 'x="a  -- b \\" c = d"..y'],
    ["x = 'it\\'s  =' .. 1 .. .5", "x='it\\'s  ='.. 1 .. .5"],
    ["a = b - -c - 2", "a=b- -c-2"],
    ["return not ( a and { } ) or f( 1 ,  2 )", "return not(a and{})or f(1,2)"],
    ["for i = 1 , # l do local x = l [ i ] end", "for i=1,#l do local x=l[i]end"],
    ["t = a [ [[b]] ]   ", "t=a[ [[b]]]"],
  ])("%s", (line, squeezed) => expect(squeeze(line)).toBe(squeezed));

  it("runs as it did", () => {
    const source = loopPrograms(20, 99);
    const loops = squeeze(shorten(compileLua(source).lua));
    const traps = squeeze(shorten(compileLua(TRAPS).lua));
    for (const code of [loops, traps]) expect(parseLua(code).type).toBe("Chunk");
    const vm = createLua52();
    vm.run(loops);
    for (const [name, run] of Object.entries(inNode(source)))
      expect([name, vm.call(name, "abcd")]).toEqual([name, run("abcd")]);
    vm.run(traps);
    for (const [name, argument, answer] of ANSWERS)
      expect([name, vm.call(name, argument)]).toEqual([name, answer]);
    vm.close();
  }, 120_000);

  it("has short names for modules and for what the compiler named, and no other", () => {
    const lua = [
      "local ____modules = {}",
      "local function require(name) return ____modules[name]() end",
      '____modules = { ["src.a"] = function() local ____exports = {} ____exports.____x = "____exports" return ____exports end,',
      '["src.b"] = function() local ____a = require("src.a") local a = { ["src.a"] = 1, ____a = 2 } return ____a.____x end }',
      'return require("src.b")',
    ].join("\n");
    const short = shorten(lua);
    expect(short.length).toBe(lua.length);
    expect(squeeze(short).split("\n").slice(2)).toEqual([
      '__a={["a"]=function()local __b={}__b.____x="____exports"return __b end,',
      '["b"]=function()local __c=require("a")local a={["src.a"]=1,____a=2}return __c.____x end}',
      'return require("b")',
    ]);
  });

  it("has a map that finds every word where it was", () => {
    const made = compileLua(`${HEAD} out("f", (a) => {\n  const word = a + a;\n  return word + "x";\n});`);
    const { map } = made;
    const lua = shorten(made.lua);
    const wide = positionMapper(map);
    const narrow = positionMapper(squeezeMap(map, lua));
    const lines = squeeze(lua).split("\n");
    let words = 0;
    lua.split("\n").forEach((line, n) => {
      const column = line.indexOf("word");
      if (column < 0) return;
      words++;
      expect(narrow(n + 1, lines[n].indexOf("word"))).toEqual(wide(n + 1, column));
    });
    expect(words).toBeGreaterThan(1);
  });
});
