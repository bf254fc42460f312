import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeEngine } from "../../scripts/lua/bundle";
import { ENGINE } from "../../src/games/risk-europe/engine";
import { playOn } from "../../src/saves/engines/calls";
import { moonSharpUnderTest } from "../moonsharp/engine";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "test", "records", "risk_europe");
const records = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
const committed = JSON.parse(readFileSync(join(FOLDER, "hashes.json"), "utf8")) as Record<string, string[]>;
const host = moonSharpUnderTest();

describe(`Risk Europe on MoonSharp under ${host.name}`, async () => {
  const { code, map } = makeEngine(ROOT, "risk-europe");
  const vm = await host.create({ map });
  await vm.run(code);
  afterAll(() => vm.close());

  test.each(records)("%s has the committed hash after every action", async (file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const [head, ...hashes] = (await vm.call("table_replay", text, "", "hashes")).split("\n");
    expect(head).toBe(`ok ${hashes.length}`);
    expect(hashes.join(" ")).toBe(committed[file.slice(0, -".txt".length)].join(" "));
  });

  test.each(["players red blue green yellow", "players red blue green yellow\noption teams on"])(
    "computers play as in Node: %j",
    async (players) => {
      const header = `risk_europe 1\n${players}\nseed 5\n`;
      expect(await vm.call("table_play_on", header, "400")).toBe(playOn(ENGINE, header, 400));
    },
  );
});
