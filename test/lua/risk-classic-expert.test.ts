import { join } from "node:path";
import { expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { startThinking, thinkOn } from "../../src/core/thinking";
import { ENGINE } from "../../src/games/risk-classic/engine";
import { createLua52 } from "../../tabletop/lua/lua52";

const ROOT = join(import.meta.dirname, "..", "..");
/** Enough for each thought to end at once, and steps of both until a few turns of two players are over. */
const UNITS = 1_000_000;
const STEPS = 760;

test("two expert computers, who look at each other's answers, play in Lua 5.2 as in Node", () => {
  const { code, map } = makeEngine(ROOT, "risk-classic");
  const lua = createLua52({ map });
  lua.run(code);
  const header = `${ENGINE.meta.id} ${ENGINE.meta.version}\nplayers red blue\nseed 5\n`;
  const thinking = startThinking(ENGINE, header, "expert");
  if (thinking === undefined) throw new Error("the header is refused");
  expect(lua.call("table_think_start", header, "expert")).toBe("ok");
  const node: string[] = [];
  const there: string[] = [];
  for (let i = 0; i < STEPS; i++) {
    node.push(thinkOn(thinking, UNITS));
    there.push(lua.call("table_think_on", String(UNITS)));
  }
  lua.close();
  expect(there).toEqual(node);
  expect(node.filter((line) => /^[12] \d think attack$/.test(line)).length).toBeGreaterThan(3);
}, 120_000);
