import { expect, test } from "vitest";
import { tameName } from "../../src/core/player-name";
import { compileProgram } from "../lua/compile";
import { moonSharpUnderTest } from "../moonsharp/engine";
import "./player-name";

test("a name is tamed on MoonSharp as it is in Node, though its characters are not bytes", async () => {
  const { lua, errors } = compileProgram("test/core/player-name.ts");
  expect(errors).toEqual([]);
  const engine = await moonSharpUnderTest().create({});
  await engine.run(lua);
  const unruly = "\u007f\u0080\u0085\u009b\u009f\u2028\u202a\u202e\u2066\u2069";
  const names = [
    "Ann",
    `${unruly}A${unruly}nn${unruly}`,
    "  #1  Zoë # of Köln ",
    '<b>"Zoë" <#1>',
    "שרה\u200f",
    "x".repeat(500),
  ];
  for (const name of names) expect(await engine.call("tame", name)).toBe(tameName(name));
  engine.close();
});
