import { describe, expect, it } from "vitest";
import { mapTraceback, positionMapper } from "../../tabletop/lua/traceback";
import { compileLua, HEAD } from "./compile";

const PROGRAM = `${HEAD}function third(a: string): string {
  const none = undefined as unknown as { b: string };
  return a + none.b;
}
out("go", (a) => third(a));
`;
const { lua, map } = compileLua(PROGRAM);
const line = lua.split("\n").findIndex((text) => text.includes("none.b")) + 1;

describe("positions in a bundle", () => {
  it("leads from a Lua line to the TypeScript", () => {
    expect(positionMapper(map)(line, 11)).toMatchObject({ file: "main.ts", line: 7 });
    expect(positionMapper(map)(1_000_000, 0)).toBeUndefined();
  });

  it.each([
    [`castle-risk:${line}: attempt`, /^main\.ts:7:\d+: attempt$/],
    [`castle-risk:(${line},11-17): attempt`, /^main\.ts:7:\d+: attempt$/],
    [`castle-risk:(${line},11-${line + 1},3): attempt`, /^main\.ts:7:\d+: attempt$/],
    [`other:${line}: attempt`, /^other:\d+: attempt$/],
    ["castle-risk:1: in the prelude", /^castle-risk:1: in the prelude$/],
    ["no position at all: 12:30", /^no position at all: 12:30$/],
  ])("rewrites %s", (message, mapped) => expect(mapTraceback(message, "castle-risk", map)).toMatch(mapped));
});
