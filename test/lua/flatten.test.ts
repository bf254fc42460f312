import { describe, expect, it } from "vitest";
import { applyEdits } from "../../scripts/lua/edits";
import { flattenEdits } from "../../scripts/lua/flatten";
import { narrow } from "../../scripts/lua/narrow";
import { createLua52 } from "../../tabletop/lua/lua52";

const flatten = (lua: string): string => applyEdits(lua, flattenEdits(lua));

/** A bundle as the compiler frames it. Each module notes when it is loaded; the last is asked for, `answer` calls it. */
function bundle(modules: Readonly<Record<string, readonly string[]>>): string {
  const keys = Object.keys(modules);
  return [
    "order = ''",
    "local ____modules = {}",
    "local ____cache = {}",
    "local function require(file)",
    "if not ____cache[file] then ____cache[file] = {value = ____modules[file](file)} end",
    "return ____cache[file].value end",
    "____modules = {",
    ...['["lualib_bundle"] = function(...)', "local function __TS__Twice(n) return 2 * n end"],
    ...["return {__TS__Twice = __TS__Twice}", "end,"],
    ...keys.flatMap((key) => [
      ...[`["${key}"] = function(...)`, "local ____exports = {}", ...modules[key]],
      ...[`order = order .. "${key}"`, "return ____exports", "end,"],
    ]),
    "}",
    `local ____entry = require("${keys.at(-1)}", ...)`,
    "function answer() return tostring(____entry.answer()) end",
    "function loaded() return order end",
  ].join("\n");
}

/** What a bundle answers and in which order it has loaded its modules, flattened or not. */
function run(lua: string): { answer: string | undefined; order: string | undefined } {
  const vm = createLua52();
  vm.run(lua);
  const answer = vm.call("answer");
  const order = vm.call("loaded");
  vm.close();
  return { answer, order };
}

/** What a module of a bundle is afterwards; the lines of the others, and how all of it runs, have not changed. */
function flattened(
  modules: Readonly<Record<string, readonly string[]>>,
  answer: string,
): (key: string) => string[] {
  const lua = bundle(modules);
  const made = flatten(lua);
  expect(made.split("\n").length).toBe(lua.split("\n").length);
  expect(run(lua).answer).toBe(answer);
  expect(run(made)).toEqual(run(lua));
  return (key) => {
    const lines = made.split("\n");
    const from = lines.findIndex((line) => line.startsWith(`["${key}"]`));
    const rest = lines.slice(from + 1);
    return rest.slice(0, rest.indexOf("end,")).filter((line) => line !== "" && !line.startsWith("order ="));
  };
}

const asks = (key: string): string => `local ____${key} = require("${key}")`;

describe("the bundle with one table for what modules export", () => {
  it("keeps fields apart that two modules call the same", () => {
    const moduleOf = flattened(
      {
        a: ["function ____exports.f(n) return n + 1 end"],
        b: [asks("a"), "function ____exports.f(n) return ____a.f(n) * 10 end"],
        end: [asks("a"), asks("b"), "function ____exports.answer() return ____a.f(1) + ____b.f(1) end"],
      },
      "22",
    );
    expect(moduleOf("b")).toEqual(['require("a")', "function ____all.f_1(n) return ____all.f_0(n) * 10 end"]);
  });

  it("takes what the compiler needs at run time from the same table", () => {
    const moduleOf = flattened(
      {
        a: [
          'local ____lualib = require("lualib_bundle")',
          "local __TS__Twice = ____lualib.__TS__Twice",
          "____exports.six = __TS__Twice(3)",
        ],
        end: [asks("a"), "function ____exports.answer() return ____a.six end"],
      },
      "6",
    );
    expect(moduleOf("a")).toEqual([
      "local __TS__Twice = ____all.__TS__Twice",
      "____all.six_0 = __TS__Twice(3)",
    ]);
  });

  it("asks for no module that one asked for before has loaded, and loads all in their order", () => {
    const moduleOf = flattened(
      {
        a: ["____exports.n = 1"],
        b: [asks("a"), "____exports.n = ____a.n + 1"],
        c: ["____exports.n = 5"],
        end: [
          ...[asks("c"), asks("b"), asks("a")],
          "function ____exports.answer() return ____a.n + ____b.n + ____c.n end",
        ],
      },
      "8",
    );
    expect(moduleOf("end").slice(1, -1)).toEqual([
      ...['require("c")', 'require("b")'],
      "function ____exports.answer() return ____all.n_0 + ____all.n_1 + ____all.n_2 end",
    ]);
  });

  it("still asks where a module is loaded by a call only", () => {
    const moduleOf = flattened(
      {
        a: ["____exports.n = 1"],
        late: [asks("a"), "____exports.n = ____a.n + 1"],
        end: ['function ____exports.answer() require("late")', 'return require("a").n end'],
      },
      "1",
    );
    expect(moduleOf("end").join("\n")).toContain('require("late")');
  });

  it("still asks for everything where modules ask for each other", () => {
    const modules = {
      a: ["____exports.n = 1", asks("b")],
      b: [asks("a"), "____exports.n = 2"],
      end: [asks("a"), asks("b"), "function ____exports.answer() return ____a.n + ____b.n end"],
    };
    const calls = (lua: string): number => lua.split("require(").length;
    // One more: what asks for the compiler's own library.
    expect(calls(flatten(bundle(modules)))).toBe(calls(bundle(modules)) + 1);
  });

  it("leaves a module its own table if somebody takes the whole of it", () => {
    const moduleOf = flattened(
      {
        a: ["____exports.n = 7"],
        end: [asks("a"), "local all = ____a", "function ____exports.answer() return all.n end"],
      },
      "7",
    );
    expect(moduleOf("a")).toEqual(["local ____exports = {}", "____exports.n = 7", "return ____exports"]);
  });

  it("leaves alone what the compiler has not framed", () => {
    expect(flattenEdits("local a = 1\nreturn a")).toEqual([]);
  });

  it("leaves the names of the library's classes, as Error, when names are shortened", () => {
    const lua = bundle({
      one: [
        ...['local ____lualib = require("lualib_bundle")', "local __TS__Twice = ____lualib.__TS__Twice"],
        ...["local Error = ____lualib.Error", "function ____exports.answer() return __TS__Twice(Error) end"],
      ],
    }).replace("return {__TS__Twice = __TS__Twice}", "return {Error = 4, __TS__Twice = __TS__Twice}");
    const { code } = narrow(lua, "");
    expect(code).not.toContain("__TS__Twice");
    const vm = createLua52();
    vm.run(code);
    expect(vm.call("answer")).toBe("8");
    vm.close();
  });
});
