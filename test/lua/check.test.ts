import { describe, expect, it } from "vitest";
import { checkBundle, MAX_BUNDLE_BYTES } from "../../scripts/lua/check";
import { compileLua, HEAD } from "./compile";
import { TRAPS } from "./traps";

const texts = (source: string): string[] => checkBundle(source).findings.map((finding) => finding.text);

describe("the check of the bundle", () => {
  it("passes a finished bundle, lists what it reads and what it defines", () => {
    const report = checkBundle(compileLua(TRAPS).lua);
    expect(report.findings).toEqual([]);
    expect(report.defines).toEqual([]);
    expect(report.reads).toContain("table.sort");
    expect(checkBundle("_G.onLoad = function() end _G.onLoad()").defines).toEqual(["onLoad"]);
    expect(checkBundle("local host = _G host.go = function() end").defines).toEqual(["go"]);
    const other = "do local a = _G a.go = 1 end local a = {} a.other = 2";
    expect(checkBundle(other).defines).toEqual(["go"]);
  });

  it("refuses what the compiler lets through", () => {
    const { lua } = compileLua(`${HEAD}
      out("a", () => "" + Date.now());
      out("b", () => JSON.stringify([1]));
      out("c", (a) => "" + (Number(a) | 0));`);
    expect(texts(lua)).toEqual([
      "the global Date does not exist there",
      "the global bit32 does not exist there",
    ]);
  });

  it("refuses a break out of try, which is not Lua", () => {
    const { lua } = compileLua(
      `${HEAD} out("a", (a) => { for (const x of [1]) { try { break; } catch (e) { return a; } } return a; });`,
    );
    expect(texts(lua)[0]).toMatch(/^not Lua 5\.2: /);
  });

  it("refuses labels that were not guarded", () => {
    const { lua } = compileLua(
      `${HEAD} out("a", (a) => { for (let i = 0; i < 3; i++) { const x = i; if (x === 1) continue; } return a; });`,
      true,
    );
    expect(texts(lua)).toContain("label in a block without a local before it");
  });

  it.each([
    ["local x = os.getenv('A')", "the global os.getenv does not exist there"],
    ["local x = math.fmod(5, 3)", "the global math.fmod does not exist there"],
    ["local x = constructor", "the global constructor does not exist there"],
    ["x = 1", "assignment to the global x"],
    ["function f() end", "assignment to the global f"],
    ["local a = 5 local b = a % -3", "% with a negative divisor (MoonSharp gives another result)"],
    [
      "local a = string.format('%d %s', 1, nil)",
      "string.format with %s of something that is not tostring(...)",
    ],
    [
      "for i = 1, 3 do for j = 1, 3 do if j == 2 then goto next end end local a ::next:: end",
      "goto out of a for loop",
    ],
    ["local x = = 1", "not Lua 5.2: <expression> expected near '='"],
    [`local function f() ${"local a ".repeat(201)} end`, "201 locals in one function (Lua allows 200)"],
  ])("refuses %.80s", (source, text) => expect(texts(source)).toContain(text));

  it.each([
    "local a = 5 local b = a % 3",
    "local n = 1 local a = string.format('%d %s %%', 1, tostring(n)) a = string.format('%s', n .. '')",
    `do ${"local a ".repeat(150)} end do ${"local b ".repeat(150)} end`,
    "while true do local x do local y = x if y then goto next end end ::next:: end",
    "getObjectFromGUID('a') Wait.frames(function() end) print(JSON.encode({ log = 1 }).type)",
  ])("passes %.80s", (source) => expect(texts(source)).toEqual([]));

  it("refuses a bundle that is too large", () => {
    expect(texts(`local a = "${"x".repeat(MAX_BUNDLE_BYTES - 20)}"`)).toEqual([]);
    expect(texts(`local a = "${"x".repeat(MAX_BUNDLE_BYTES)}"`)).toEqual([
      expect.stringMatching(/the limit is/),
    ]);
  });
});
