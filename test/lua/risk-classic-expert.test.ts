import { join } from "node:path";
import { expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { defaultOptions } from "../../src/core/options";
import { rollFrom, seedRng } from "../../src/core/rng";
import { startThinking, thinkOn } from "../../src/core/thinking";
import { ENGINE } from "../../src/games/risk-classic/engine";
import { createLua52 } from "../../tabletop/lua/lua52";
import { levelPlaying } from "../games/contract/duel";

const ROOT = join(import.meta.dirname, "..", "..");
/** Enough for each thought to end at once, and steps of both until each of two players has attacked. */
const UNITS = 1_000_000;
const STEPS = 220;

/** Two players behind the set-up, which normal computers have made: as a record begins with it. */
function setUp(): string {
  const { meta, notation, rules } = ENGINE;
  const s = rules.setup(defaultOptions(meta.options), ["red", "blue"], seedRng(5));
  const normal = levelPlaying(ENGINE, "normal");
  const roll = rollFrom(seedRng(6));
  while (s.phase === "setup") advance(rules, s, dealSeeded(rules, s) ?? normal(s, s.asked[0], roll), []);
  return `${meta.id} ${meta.version}\nposition ${notation.writePosition(s)}\n`;
}

test("two expert computers, who look at each other's answers, play in Lua 5.2 as in Node", () => {
  const { code, map } = makeEngine(ROOT, "risk-classic");
  const lua = createLua52({ map });
  lua.run(code);
  const header = setUp();
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
  for (const seat of [0, 1])
    expect(node.filter((line) => line.endsWith(` ${seat} think attack`)).length).toBeGreaterThan(3);
}, 120_000);
