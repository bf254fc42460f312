import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asLua52 } from "../../tabletop/lua/dialect";
import { openTable } from "../../tabletop/table";
import { saveOf } from "./saves";
import { createLua52 } from "../../tabletop/lua/lua52";

/** What an expression of MoonSharp's dialect gives, as a text. */
function valueOf(expression: string, before = ""): string {
  const lua = createLua52({ hostile: { seed: 1, foreign: true } });
  try {
    lua.run(`${before}\nfunction answer() return ${expression} end`);
    return lua.call("answer");
  } finally {
    lua.close();
  }
}

describe("Lua 5.2 runs what only MoonSharp parses", () => {
  test.each([
    ["1 != 2", "true"],
    ["1 != 1", "false"],
    ["(|x| x + 1)(2)", "3"],
    ["(|| 5)()", "5"],
    ["(|x, y| x .. y:upper())('a', 'b')", "aB"],
    ["apply(|x| x * 2 != 5 and x or -x, 4)", "4"],
    ["(|x| |y| x - y)(7)(2)", "5"],
    ["(|x| { x, f = function() if x then return 'in' end end })(1).f()", "in"],
    ["(|x| #x[1]:sub(2))({ 'abc' })", "2"],
    ["('|a| !=' .. [[|b| != ]] .. \"c != |\")", "|a| !=|b| != c != |"],
    ["bit32.band(6, 3)", "2"],
    ["('abc'):startsWith('ab')", "true"],
    ["string.contains('a.c', '.c')", "true"],
  ])("%s is %s", (expression, value) => {
    expect(valueOf(expression, "function apply(f, x) return f(x) end -- |x| != y")).toBe(value);
  });

  test("with every line where it was", () => {
    const source = "a = |x|\n  x\n  != 1 -- |c|\nb = 'x != |y|'\nc = {|z| z, 2}\n";
    expect(asLua52(source)).toBe(
      "a = function(x) return \n  x\n  ~= 1 end -- |c|\nb = 'x != |y|'\nc = {function(z) return  z end, 2}\n",
    );
    expect(asLua52("x = 1 ! 2 | 3")).toBe("x = 1 ! 2 | 3");
  });

  test("and refuses it in scripts of our own", () => {
    const lua = createLua52({ hostile: { seed: 1 } });
    expect(() => lua.run("x = 1 != 2")).toThrow("near '!'");
    expect(() => lua.run("x = bit32.band(1, 1)")).toThrow("bit32");
    lua.close();
  });
});

test("docs/tabletop.md lists what differs, and each line of it is so", async () => {
  const [, table = ""] =
    /\| In a script[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(readFileSync("docs/tabletop.md", "utf8")) ?? [];
  const rows = [...table.matchAll(/^\| `(.*?)` \| `(\w+)`(.*)$/gm)].map(
    ([, script = "", value = "", rest = ""]) => ({
      ...{ script: script.replaceAll("\\|", "|"), value, isOfTable: rest.includes("(at a table)") },
    }),
  );
  expect(rows.length).toBe(table.trim().split("\n").length);
  for (const { script, value, isOfTable } of rows) {
    if (!isOfTable) expect([script, valueOf(`tostring((${script}))`)]).toEqual([script, value]);
    const opened = await openTable(saveOf(""), { reading: "tts" });
    expect([script, await opened.run(`return tostring((${script}))`)]).toEqual([script, value]);
    opened.close();
  }
});
