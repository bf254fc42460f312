import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { createLua52 } from "../../tabletop/lua/lua52";
import { ENGINE } from "../../src/games/risk-europe/engine";
import { playOn } from "../../src/saves/engines/calls";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "test", "records", "risk_europe");
const records = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
const committed = JSON.parse(readFileSync(join(FOLDER, "hashes.json"), "utf8")) as Record<string, string[]>;
const { code, map, errors } = makeEngine(ROOT, "risk-europe");

test("the lower storey of Risk Europe may ship", () => expect(errors).toEqual([]));

describe.each([
  ["plain", undefined],
  ["hostile", { seed: 7 }],
])("in Lua 5.2, %s", (_name, hostile) => {
  const lua = createLua52(hostile === undefined ? { map } : { map, hostile });
  lua.run(code);
  afterAll(() => lua.close());

  test.each(records)("%s has the committed hash after every action", (file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const [head, ...hashes] = lua.call("table_replay", text, "", "hashes").split("\n");
    expect(head).toBe(`ok ${hashes.length}`);
    expect(hashes.join(" ")).toBe(committed[file.slice(0, -".txt".length)].join(" "));
  });

  test.each([
    "players red blue green yellow",
    "players red blue green yellow\noption teams on",
    "players blue green yellow\noption kingdom_missions on",
    "players yellow red",
  ])("computers play as in Node: %j", (players) => {
    const header = `risk_europe 1\n${players}\nseed 5\n`;
    const game = lua.call("table_play_on", header, "400");
    expect(game).toBe(playOn(ENGINE, header, 400));
    expect(game.split("\n").length).toBeGreaterThan(100);
  });
});
