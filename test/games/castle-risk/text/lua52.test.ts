import { expect, test } from "vitest";
import { makeBundle } from "../../../../scripts/lua/bundle";
import { createLua52 } from "../../../../tabletop/lua/lua52";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import "../../../lua/parity";

const { code, errors } = makeBundle(".", { name: "parity", entry: "test/lua/parity.ts" });

type Said = Record<string, (argument: string) => string>;
const node = globalThis as unknown as Said;

test("the text compiles to Lua", () => {
  expect(errors).toEqual([]);
  expect(code.length).toBeGreaterThan(10000);
});

test.each([1, 77])("Lua says what Node says, hostile %i", (seed) => {
  const vm = createLua52({ hostile: { seed } });
  vm.run(code, "bundle");
  const codes = Object.keys(ENGLISH.refusals).concat("no.code", "nothing").join(" ");
  const header = "castle_risk 1\r\nplayers red blue\nplayer red Zoë  of Köln\n";
  const asked: [string, string][] = [
    ["language", ""],
    ["story", "x"],
    ["story", "xx"],
    ["sentences", codes],
  ];
  const unruly =
    "castle_risk 1\nplayers red blue\nplayer red \u202eZoë\u009b31m of\u0085Köln\u2069 👑\u200f\n";
  for (const text of [
    unruly,
    header.replace(/Zoë.*/, "Z".repeat(500)),
    "",
    "\uFEFF",
    header,
    `\uFEFF${header}`,
    "castle_risk 9",
    "Ü",
  ])
    asked.push(["names", text]);
  for (const [name, argument] of asked) expect(vm.call(name, argument), name).toBe(node[name](argument));
  vm.close();
});
