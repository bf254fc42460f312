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

  it("has short names for modules and locals, and no other", () => {
    const lua = [
      "local ____modules = {}",
      "local function require(name) return ____modules[name]() end",
      '____modules = { ["src.one"] = function() local ____exports = {} ____exports.____x = "____exports" return ____exports end,',
      '["src.two"] = function() local ____one = require("src.one") local t = { ["src.one"] = 1, ____one = 2 } return ____one.____x end }',
      'return require("src.two")',
    ].join("\n");
    const short = shorten(lua);
    expect(short.length).toBe(lua.length);
    expect(squeeze(short).split("\n")).toEqual([
      "local a={}",
      "local function require(c)return a[c]()end",
      'a={["a"]=function()local b={}b.____x="____exports"return b end,',
      '["b"]=function()local d=require("a")local t={["src.one"]=1,____one=2}return d.____x end}',
      'return require("b")',
    ]);
  });

  it("gives no local the name of a global, of a short local or of a word of Lua", () => {
    const many = Array.from({ length: 800 }, (_, i) => `local name${i} = ${i}`);
    const lua = [
      "a, log, os.b = 1, tostring, 2",
      "function shadow(first, c) local first = first + c do local first = first * 2 log(first) end return first + a end",
      `function sum() ${many.slice(0, 150).join(" ")} return ${many
        .slice(0, 150)
        .map((_, i) => `name${i}`)
        .join(" + ")} + a + os.b end`,
      ...many.map((line, i) => `function f${i}() ${line} return name${i} + a end`),
    ].join("\n");
    const vm = createLua52();
    vm.run(shorten(lua));
    expect(vm.call("sum")).toBe("11178");
    expect(vm.call("f799")).toBe("800");
    vm.run(`function try() return shadow(3, 4) end`);
    expect(vm.call("try")).toBe("8");
    vm.close();
    const names = new Set([...shorten(lua).matchAll(/\blocal (\w+)/g)].map(([, name]) => name));
    for (const word of ["a", "c", "log", "os", "do", "if", "in", "or"]) expect(names).not.toContain(word);
  });

  it("has a map that finds every word where it was", () => {
    const made = compileLua(
      `${HEAD} out("f", (a) => {\n  const both = a + "word" + a;\n  return both + "words";\n});`,
    );
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
