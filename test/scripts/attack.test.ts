import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { attack, keeper } from "../../scripts/attack/run";
import { bundle } from "../../scripts/bundle.mjs";
import { corpusOf } from "../../scripts/attack/corpus";
import { GAMES } from "../../src/games/index";
import { modsFuzzer } from "../../scripts/attack/mods";
import { newHosted, type Hosted } from "../../scripts/attack/hosted";
import { REACHED, type Malice } from "../../scripts/attack/malice";
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
  expect((await run(await modsFuzzer(process.cwd()), 40)).violations).toEqual([]);
}, 60_000);

describe("a mod is opened in the thread of a server", () => {
  const NEVER = `function onLoad() ("a"):rep(40):find(("a-"):rep(30) .. "b") end`;
  const mod = (LuaScript: string, hangs = false): Malice => ({
    save: JSON.stringify({ LuaScript, ObjectStates: [] }),
    hangs,
  });
  const hostedBy = (file: string, limit = 20_000): Hosted => {
    const hosted = newHosted(file, limit);
    onTestFinished(hosted.close);
    return hosted;
  };

  test("which is ended where nothing within can end a script, and another one opens the next", async () => {
    const hosted = hostedBy(await bundle(process.cwd(), "scripts/attack/thread.ts"), 300);
    expect(await hosted.attempt(mod(NEVER, true))).toBeUndefined();
    expect(await hosted.attempt(mod(`print("here")`))).toBeUndefined();
    expect(await hosted.attempt(mod(NEVER))).toBe("the thread does not come to an end (at: open)");
    expect(await hosted.attempt(mod(`print("here")`))).toBeUndefined();
  });

  test("and found to reach what it must not: Lua, an address, JavaScript, the thread", async () => {
    const file = await bundle(process.cwd(), "scripts/attack/thread.ts");
    const hosted = hostedBy(file);
    expect(await hosted.attempt(mod(`print("${REACHED}io")`))).toBe(`a script says: ${REACHED}io`);
    const worker = join(mkdtempSync(join(tmpdir(), "attack-")), "worker.mjs");
    onTestFinished(() => rmSync(dirname(worker), { recursive: true, force: true }));
    const url = JSON.stringify(pathToFileURL(file).href);
    const breaking = (line: string): Hosted => {
      writeFileSync(
        worker,
        `import { parentPort } from "node:worker_threads";
         await import(${url});
         parentPort.on("message", ({ what }) => { if (what.t === "enter") { ${line} } });`,
      );
      return hostedBy(worker);
    };
    expect(await breaking("Object.prototype.polluted = 1").attempt(mod(""))).toContain(
      "the prototype of all objects",
    );
    expect(await breaking("throw new Error('gone');").attempt(mod(""))).toMatch(
      /^the thread ends by itself \(at: .*\): gone/,
    );
  });
});

test("an input that does not come to an end is given up, and with it its fuzzer, so that the minutes are kept", async () => {
  const stuck: Fuzzer = {
    ...{ name: "stuck", limit: Infinity, patience: 20 },
    attempt: async () => new Promise(() => undefined),
    close: () => undefined,
  };
  const { violations } = await run(stuck, 5);
  expect(violations).toEqual(["it does not come to an end, and no more is tried: stuck-20261122-0"]);
});

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
