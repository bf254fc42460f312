import { describe, expect, it } from "vitest";
import { applyEdits } from "../../scripts/lua/edits";
import { inlineEdits } from "../../scripts/lua/inline";
import { resolveNames } from "../../scripts/lua/names";
import { narrow } from "../../scripts/lua/narrow";
import { shortenEdits } from "../../scripts/lua/shorten";
import { squeezeEdits } from "../../scripts/lua/squeeze";
import { parseLua } from "../../scripts/lua/syntax";
import { createLua52 } from "../../tabletop/lua/lua52";
import { positionMapper } from "../../tabletop/lua/traceback";
import { compileLua, HEAD } from "./compile";
import { inNode, loopPrograms } from "./loops";
import { ANSWERS, TRAPS } from "./traps";

const inline = (lua: string): string => applyEdits(lua, inlineEdits(lua));
const shorten = (lua: string): string => applyEdits(lua, shortenEdits(lua));
const squeeze = (lua: string): string => applyEdits(lua, squeezeEdits(lua));

/** A bundle of modules, each given by its lines; what the last one returns is what it gives. */
function bundle(modules: Readonly<Record<string, readonly string[]>>): string {
  const keys = Object.keys(modules);
  return [
    "local ____modules = {}",
    "local function require(name) return ____modules[name]() end",
    "____modules = {",
    ...keys.flatMap((key) => [`["${key}"] = function()`, ...modules[key], "end,"]),
    "}",
    `return require("${keys.at(-1)}")`,
  ].join("\n");
}

it("leaves out the passes that it is told to", () => {
  const lua = bundle({ one: ["local value = { 1,", "  2 } -- a pair", "return value"] });
  const all = ["inline", "flatten", "shorten", "squeeze"] as const;
  expect(narrow(lua, "", all).code).toBe(`${lua}\n`);
  for (const pass of all) {
    const rest = narrow(
      lua,
      "",
      all.filter((one) => one !== pass),
    ).code;
    if (pass === "shorten") expect(rest).not.toContain("value");
    if (pass === "squeeze") expect(rest).not.toContain("-- a pair");
  }
});

describe("the bundle without needless names", () => {
  const one = (...lines: string[]): string[] => ["local ____exports = {}", ...lines, "return ____exports"];
  const inlined = (lines: string[], ...user: string[]): string[] => {
    const lua = inline(bundle({ one: lines, two: ['local ____one = require("one")', ...user] }));
    parseLua(lua);
    const made = lua.split("\n");
    expect(made.length).toBe(bundle({ one: lines, two: ["", ...user] }).split("\n").length);
    return made.slice(3, -2);
  };

  it("names a field of a module in place of a local that is used once or twice", () => {
    const made = inlined(
      one("function ____exports.f() return 1 end", "____exports.t = {}"),
      ...["local f = ____one.f", "local t = ____one.t", "local unused = ____one.t"],
      "return f() + f() + #t + #t + #t",
    );
    expect(made.slice(-6)).toEqual([
      ...['local ____one = require("one")', "", "local t = ____one.t", ""],
      ...["return ____one.f() + ____one.f() + #t + #t + #t", "end,"],
    ]);
  });

  it("writes constants in place of their names, and asks for no module that has nothing else", () => {
    const made = inlined(
      one(
        "local TEN = 10",
        "____exports.A = 3",
        "____exports.B = true",
        "____exports.C = ____exports.A + TEN",
      ),
      ...["local A = ____one.A", "local B = ____one.B", "return A * A, B, function(x) return x < A end"],
    );
    expect(made).toEqual([
      ...['["one"] = function()', "local ____exports = {}", "", "", "", "____exports.C = 3 + 10"],
      ...["return ____exports", "end,"],
      ...['["two"] = function()', "", "", "", "return 3 * 3, true, function(x) return x < 3 end", "end,"],
    ]);
  });

  it.each([
    ["calls", one("____exports.A = 3", "register()"), ["register()"]],
    ["gives a value to", one("____exports.A = 3", "known.one = true"), ["known.one = true"]],
  ])("asks for a module that %s something when it is loaded", (_, lines, rest) => {
    expect(inlined(lines, "local A = ____one.A", "return A")).toEqual([
      ...['["one"] = function()', "local ____exports = {}", "", ...rest, "return ____exports", "end,"],
      ...['["two"] = function()', 'local ____one = require("one")', "", "return 3", "end,"],
    ]);
  });

  it("asks for a module that asks for such a one", () => {
    const two = one('local ____zero = require("zero")', "local log = ____zero.log", "____exports.A = 3");
    const made = (line: string): string =>
      inline(
        bundle({
          zero: one("____exports.log = {}"),
          one: [...two.slice(0, -1), line, "return ____exports"],
          two: one('local ____one = require("one")', "____exports.B = ____one.A"),
          main: ['local ____two = require("two")', "local B = ____two.B", "return B"],
        }),
      );
    expect(made("log[1] = 3").match(/require\("\w+"\)/g)).toEqual(
      ["zero", "one", "two", "main"].map((key) => `require("${key}")`),
    );
    expect(made("local mine = {}; mine[1] = 3")).not.toContain('require("one")');
  });

  it.each([
    ["a negative number, which would be worked out each time", ["____exports.A = -1"]],
    ["a text", ['____exports.A = "word"']],
    ["what is written twice", ["____exports.A = 1", "function ____exports.f() ____exports.A = 2 end"]],
    ["what is written in a condition", ["if os then ____exports.A = 1 end"]],
    ["a module that somebody may look through", ["____exports.A = 1", "pairs(____exports)"]],
  ])("leaves %s", (_, lines) => {
    const user = ["local A = ____one.A", "return A + A + A"];
    expect(inlined(one(...lines), ...user)).toEqual(
      bundle({ one: one(...lines), two: ['local ____one = require("one")', ...user] })
        .split("\n")
        .slice(3, -2),
    );
  });

  it("tells modules apart whose files are called the same", () => {
    const lua = inline(
      bundle({
        "a.one": one("function ____exports.f() return 'a' end"),
        "b.one": one("function ____exports.g() return 'b' end", "____exports.h = ____exports.g"),
        two: [
          ...['local ____one = require("a.one")', "local f = ____one.f"],
          ...['local ____one = require("b.one")', "local g = ____one.g", "local h = ____one.h"],
          "return function() return f() .. g() .. h() .. h() .. h() end",
        ],
      }),
    );
    expect(lua.split("\n").slice(-9, -4)).toEqual([
      ...[
        'local ____one_ = require("a.one")',
        "",
        'local ____one = require("b.one")',
        "",
        "local h = ____one.h",
      ],
    ]);
    const vm = createLua52();
    vm.run(`function try() return (function() ${lua} end)()() end`);
    expect(vm.call("try")).toBe("abbbb");
    vm.close();
  });

  it("leaves a field whose module is hidden by another local", () => {
    const user = ["local f = ____one.f", "local function g(____one) return f(____one) end", "return g"];
    const lines = one("function ____exports.f(x) return x end");
    expect(inlined(lines, ...user).slice(-4, -1)).toEqual(user);
  });

  it("leaves a local that is written again, and one that hides another", () => {
    const user = [
      "local A = ____one.A",
      "A = 2",
      "local B = 1",
      "local function f(B) return B end",
      "return A + f(B)",
    ];
    expect(inlined(one("____exports.A = 1"), ...user).slice(-6, -1)).toEqual([
      "local A = 1",
      ...["A = 2", "", "local function f(B) return B end", "return A + f(1)"],
    ]);
  });
});

describe("the bundle without needless blanks", () => {
  it.each([
    ["    local a = b + 1", "local a=b+1"],
    ["    -- a comment", ""],
    ['x = "a  -- b \\" c = d"  ..  y', 'x="a  -- b \\" c = d"..y'],
    ["x = 'it\\'s  =' .. 1 .. .5", "x='it\\'s  ='.. 1 .. .5"],
    ["a = b - -c - 2", "a=b- -c-2"],
    ["return 0.5, a [ 0.25 ], x0.5, 10.5, 1 .. 0.5, -0.5", "return .5,a[.25],x0.5,10.5,1 .. .5,-.5"],
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
    expect(squeeze(shorten(lua)).split("\n")).toEqual([
      "local a={}",
      "local function b(b)return a[b]()end",
      'a={a=function()local a={}a.a="____exports"return a end,',
      'b=function()local a=b"a"local b={["src.one"]=1,____one=2}return a.a end}',
      'return b"b"',
    ]);
  });

  it.each([
    ['f("a")', 'f"a"'],
    ['f ( "a" )', 'f("a")'],
    ['f("a", 1) g("b" .. c) h(("d")) return ("e"):rep(2)', 'f("a",1)g("b"..c)h(("d"))return("e"):rep(2)'],
    ['o:m("(\\")")("x")', 'o:m"(\\")""x"'],
    ["f({ g({ 1 }) }) h({}, 1) i({} or 1) j(({}))", "f{g{1}}h({},1)i({}or 1)j(({}))"],
  ])("takes the parentheses of a lone text or table off: %s", (lua, short) => {
    const squeezed = squeeze(shorten(lua));
    expect(squeezed).toBe(short);
    expect(parseLua(squeezed).type).toBe("Chunk");
  });

  /** For each name of a local, in the order of the text, the place of its declaration in that order. */
  function declarations(lua: string): number[] {
    const names = [...resolveNames(parseLua(lua))].sort(([a], [b]) => a.range[0] - b.range[0]);
    const first = new Map<unknown, number>();
    return names.map(([, variable], i) => {
      if (!first.has(variable)) first.set(variable, i);
      return first.get(variable) ?? -1;
    });
  }

  it("leaves every name with the declaration that it had", () => {
    const hidden = [
      "local one, two = 1, 2",
      "local function three(four, five) local one = one + four do local two = two * one three(two) end return one + two end",
      "local one = one + 1",
      "for six = one, two do local seven = function() return six + one end repeat local eight = seven() until eight > one end",
      "local unused = three for _, nine in pairs({}) do local unused = nine end return unused",
    ].join("\n");
    for (const lua of [hidden, compileLua(loopPrograms(8, 7)).lua, compileLua(TRAPS).lua]) {
      const short = shorten(lua);
      expect(declarations(short)).toEqual(declarations(lua));
      expect(short.length).toBeLessThan(lua.length);
    }
    expect(squeeze(shorten(hidden)).split("\n")[1]).toBe(
      "local function d(e,f)local b=c+e do local a=a*b d(a)end return b+a end",
    );
  });

  it("gives no two locals of a block one name", () => {
    const names = shorten("local first = 1 print(first) local second = 2 print(second)").match(/local \w+/g);
    expect(new Set(names).size).toBe(2);
  });

  it("gives no local the name of a library, though a thousand can be named where it is", () => {
    const count = 1000;
    const all = Array.from({ length: count }, (_, i) => `name${i}`);
    const lua = `${all.map((name) => `local ${name} = 1 do`).join(" ")} print(${all.join(", ")}, os.time()) ${"end ".repeat(count)}`;
    const names = new Set([...shorten(lua).matchAll(/\blocal (\w+)/g)].map(([, name]) => name));
    expect(names.size).toBe(count);
    for (const word of ["os", "do", "if", "in", "or"]) expect(names).not.toContain(word);
  });

  it("gives no local the name of a global that is read, or of a word of Lua", () => {
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
    for (const word of ["a", "log", "os", "do", "if", "in", "or"]) expect(names).not.toContain(word);
  });

  it("has a map that finds every word where it was", () => {
    const made = compileLua(
      `${HEAD} const TEN = 10; out("f", (a) => {\n  const both = TEN + 12345 + a + "word" + TEN + 67890 + a;\n  return both + "words";\n});`,
    );
    const small = narrow(made.lua, made.map);
    const before = positionMapper(made.map);
    const now = positionMapper(small.map);
    const lines = small.code.split("\n");
    let words = 0;
    made.lua.split("\n").forEach((line, n) => {
      for (const word of ["12345", '"word"', "67890", '"words"']) {
        const column = line.indexOf(word);
        if (column < 0) continue;
        words++;
        const found = lines.findIndex((one) => one.includes(word));
        expect(now(found + 1, lines[found].indexOf(word))).toEqual(before(n + 1, column));
      }
    });
    expect(words).toBeGreaterThan(1);
  });
});
