import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { attack, keeper } from "../../scripts/attack/run";
import { corpusOf } from "../../scripts/attack/corpus";
import { GAMES } from "../../src/games/index";
import { expectScriptErrors } from "../helpers/script-errors";
import { modsFuzzer } from "../../scripts/attack/mods";
import { picturesFuzzer } from "../../scripts/attack/pictures";
import { readersFuzzer } from "../../scripts/attack/readers";
import { rollFrom, seedRng } from "../../src/core/rng";
import { spoilJson } from "../../scripts/attack/json";
import type { Fuzzer, Trial } from "../../scripts/attack/fuzzer";
import type { GameModule } from "../../src/session/game/module";

const SEED = 20261122;

/** Tries so many inputs; gives what broke, and what was kept. */
async function run(fuzzer: Fuzzer, tries: number): Promise<{ violations: readonly string[]; kept: Trial[] }> {
  const kept: Trial[] = [];
  const { violations } = await attack(
    fuzzer,
    SEED,
    (tried) => tried < tries,
    (name, trial) => {
      kept.push(trial);
      return name;
    },
  );
  await fuzzer.close();
  return { violations, kept };
}

const corpora = GAMES.map((game) => corpusOf(game, "test/records", SEED));

test("readers of every game agree on whatever they are given", async () => {
  expect((await run(readersFuzzer(corpora), 600)).violations).toEqual([]);
});

test("a mod that means no good reaches nothing, and no page", async () => {
  expectScriptErrors(/./);
  expect((await run(modsFuzzer(), 12)).violations).toEqual([]);
}, 60_000);

test("what strangers send for a picture is one, or reaches no browser", async () => {
  expect((await run(await picturesFuzzer(), 80)).violations).toEqual([]);
});

test("a position that is written as another one is found, and the text kept", async () => {
  const [corpus] = corpora;
  const { notation } = corpus.game;
  const game: GameModule = {
    ...corpus.game,
    notation: {
      ...notation,
      writePosition: (s) => notation.writePosition({ ...s, colours: [...s.colours].reverse() }),
    },
  };
  const { violations, kept } = await run(readersFuzzer([{ ...corpus, game }]), 100);
  expect(violations.length).toBeGreaterThan(0);
  expect(kept[0]?.input.length).toBeGreaterThan(0);
});

test("what breaks something is kept beside what was kept before", () => {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const keep = keeper(join(folder, "deep", "er"));
  const trial = (input: string): Trial => ({ input, ending: "txt", violation: "why" });
  const files = [keep("readers-1-2", trial("one")), keep("readers-1-2", trial("two"))];
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(["one", "two"]);
  expect(readdirSync(join(folder, "deep", "er"))).toHaveLength(4);
});

test("spoiling a value leaves the value and the machine as they are", () => {
  const value = { a: [1, { b: "c" }], LuaScript: { d: 1 } };
  const roll = rollFrom(seedRng(SEED));
  const spoilt = Array.from({ length: 2000 }, () => spoilJson(value, ["LuaScript"], roll));
  expect(value).toEqual({ a: [1, { b: "c" }], LuaScript: { d: 1 } });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(new Set(spoilt.map((one) => String(JSON.stringify(one)).slice(0, 200))).size).toBeGreaterThan(300);
});
