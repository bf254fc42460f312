import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { openSave, resumeSome, writeSave } from "../../src/session/match/save";
import { moveTo } from "../../src/session/match/match";
import { dueChance, newTable, reset, start, submit } from "../../src/session/table/table";
import { due } from "../../src/session/play/pace";
import { gameOf } from "../../scripts/game";
import { readRecords } from "../../scripts/start/records";
import type { Table } from "../../src/session/table/table";

/** The table that takes up what a script has saved. */
function tableOf(text: string): Table {
  const resume = openSave(gameOf(text, ""), text);
  if (isFault(resume)) throw new Error(resume.why.code);
  expect(resumeSome(resume, 100_000)).toBe(true);
  return resume.table;
}

describe.each(["five-players.txt", "spy-duel.txt", "written-by-hand.txt", "risk_europe/four-players.txt"])(
  "the replay of %s",
  (file) => {
    const text = readFileSync(`test/records/${file}`, "utf8");
    const { facts, at } = readRecords();

    test("stands at each step where the record stands, and nothing goes on by itself", () => {
      const steps = facts(text)?.steps ?? 0;
      const replay = startReplay(gameOf(text, ""), text);
      if (isFault(replay)) throw new Error(replay.why.code);
      const wanted = [0, 1, Math.floor(steps / 2), steps];
      for (const step of wanted) {
        while (replay.count < step) stepReplay(replay, []);
        const table = tableOf(at(text, step)?.state ?? "");
        const state = table.match?.game.state;
        // Without the generator: what chance deals next is not in it.
        const { rng, ...rest } = { ...replay.state };
        expect({ ...state, rng: [] }).toEqual({ ...rest, rng: [] });
        expect(rng).toBeDefined();
        expect([dueChance(table), due(table, "slow", 0)]).toEqual([undefined, undefined]);
      }
      expect(at(text, steps + 1)).toBeUndefined();
    });

    test("says nothing of the seed", () => {
      expect(at(text, 0)?.state).not.toMatch(/^seed /m);
    });
  },
);

test("a match is the same however many steps are done or undone; with another seed it is another one", () => {
  const { match } = readRecords();
  const table = newTable(gameOf("castle_risk 1", ""));
  const key = (): string | undefined => match(writeSave(table));
  expect(key()).toBeUndefined();
  expect(start(table, [1, 2, 3, 4])).toBeUndefined();
  const first = key();
  expect(first).toBeDefined();
  for (let action = dueChance(table); action !== undefined; action = dueChance(table))
    expect(submit(table, action, table.match?.revision ?? 0, [])).toBeUndefined();
  expect(table.match?.game.at).toBeGreaterThan(1);
  expect(key()).toBe(first);
  if (table.match !== undefined) moveTo(table.match, 1);
  expect(key()).toBe(first);
  reset(table);
  expect(key()).toBeUndefined();
  expect(start(table, [1, 2, 3, 5])).toBeUndefined();
  expect(key()).not.toBe(first);
});

test("a text that is no record, and a table before its match, have no replay", () => {
  const { facts } = readRecords();
  for (const text of [
    "",
    "no game\n",
    "castle_risk 1\n# table setup\n",
    "castle_risk 1\nplayers red blue\nfly\n",
  ])
    expect(facts(text)).toBeUndefined();
});
