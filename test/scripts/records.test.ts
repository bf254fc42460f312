import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { openSave, resumeSome, writeSave } from "../../src/session/table/save";
import { CHUNK, moveTo } from "../../src/session/match/match";
import { sit } from "../../src/session/table/chairs";
import { dueChance, newTable, reset, start, submit } from "../../src/session/table/table";
import { due } from "../../src/session/play/pace";
import { gameOf } from "../../scripts/game";
import { savedGame } from "../../tabletop/server/saved/games";
import { readRecords } from "../../scripts/start/records";
import type { Table } from "../../src/session/table/table";
import { playerText } from "../../src/session/ui/seat";
import { matchOf } from "../helpers/presser";

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

    test("stands at each step where the record stands, and nothing goes on by itself", async () => {
      const steps = (await facts(text))?.steps ?? 0;
      const replay = startReplay(gameOf(text, ""), text);
      if (isFault(replay)) throw new Error(replay.why.code);
      const wanted = [0, 1, Math.floor(steps / 2), steps];
      for (const step of wanted) {
        while (replay.count < step) stepReplay(replay, []);
        const table = tableOf((await at(text, step))?.state ?? "");
        const state = table.match?.game.state;
        // Without the generator: what chance deals next is not in it.
        const { rng, ...rest } = { ...replay.state };
        expect({ ...state, rng: [] }).toEqual({ ...rest, rng: [] });
        expect(rng).toBeDefined();
        expect([dueChance(table), due(table, "slow", 0)]).toEqual([undefined, undefined]);
      }
      expect(await at(text, steps + 1)).toBeUndefined();
    });

    test("tells what led to a step, at steps from which a table takes a game up too", async () => {
      const steps = (await facts(text))?.steps ?? 0;
      for (let step = CHUNK; step <= steps; step += CHUNK) {
        const { match } = tableOf((await at(text, step))?.state ?? "");
        expect([step, match?.game.at]).toEqual([step, CHUNK]);
      }
    });

    test("says nothing of the seed", async () => {
      expect((await at(text, 0))?.state).not.toMatch(/^seed /m);
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

describe("a record that was read before", () => {
  const text = readFileSync("test/records/five-players.txt", "utf8");
  /** The record with so many of its actions, as a table saves it. */
  const saves = (() => {
    const resume = openSave(gameOf(text, ""), text);
    if (isFault(resume)) throw new Error(resume.why.code);
    expect(resumeSome(resume, 100_000)).toBe(true);
    const { match } = resume.table;
    if (match === undefined) throw new Error("no match");
    return [300, 301, 1168, 64, 700, 0].map((steps) => {
      moveTo(match, steps);
      return writeSave(resume.table);
    });
  })();

  test("is read on from there, whatever was done or undone since, and says what it says to a new reader", async () => {
    const { facts, at } = readRecords();
    for (const save of saves) {
      const fresh = readRecords();
      expect(await facts(save)).toEqual(await fresh.facts(save));
      expect(await at(save, 64)).toEqual(await fresh.at(save, 64));
    }
    // Another way from the same beginning, and back to the first.
    const other = saves[1].replace(/\n[^\n]*\n$/, "\nred resign\n");
    expect((await facts(other))?.steps).toBe(301);
    expect(await facts(other)).toEqual(await readRecords().facts(other));
    expect((await facts(saves[1]))?.steps).toBe(301);
  });

  test("is not played again for one step more", async () => {
    const { rules } = gameOf(text, "");
    const played = vi.spyOn(rules, "check");
    onTestFinished(() => played.mockRestore());
    const { facts } = readRecords();
    expect((await facts(saves[0]))?.steps).toBe(300);
    expect(played).toHaveBeenCalledTimes(300);
    expect((await facts(saves[1]))?.steps).toBe(301);
    await facts(saves[1]);
    expect(played).toHaveBeenCalledTimes(301);
  });

  test("lets others have their turn while it is read, and so does a step far away", async () => {
    // A clock by which every look at it takes a millisecond: a quick machine reads the whole record in one slice.
    let clock = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => clock++);
    onTestFinished(() => now.mockRestore());
    const { facts, at } = readRecords();
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await facts(text);
    // Without slices nobody else would have had a turn.
    expect(turns).toBeGreaterThan(0);
    await at(text, 0);
    const before = turns;
    await at(text, 1000);
    expect(turns - before).toBeGreaterThan(5);
    isOver = true;
  });
});

test("a text that is no record, and a table before its match, have no replay", async () => {
  const { facts } = readRecords();
  for (const text of [
    "",
    "no game\n",
    "castle_risk 1\n# table setup\n",
    "castle_risk 1\nplayers red blue\nfly\n",
  ])
    expect(await facts(text)).toBeUndefined();
});

test("whoever plays a kept game is told by name, a computer by its name and level", async () => {
  const { facts } = readRecords();
  const table = newTable(gameOf("castle_risk 1", ""));
  expect(sit(table, "ann", "Ann", "red")).toBeUndefined();
  for (const chair of table.chairs) {
    if (chair.colour === "blue") chair.bot = "normal";
    chair.closed = !["red", "blue", "green"].includes(chair.colour);
  }
  expect(start(table, [1, 2, 3, 4])).toBeUndefined();
  const seats = (await facts(writeSave(table)))?.seats;
  const match = matchOf(table);
  const atTable = playerText(match, 1, table.chairs[1], 99, match.module.languages["en"]);
  // A replay's panels have room for the name alone.
  const blue = { color: "Blue", name: atTable.replace("Blue: ", ""), level: "normal" };
  expect(seats).toEqual([{ color: "Red", name: "Ann" }, blue, { color: "Green", name: "Player 3" }]);
  expect(savedGame("one", "One", 0, { how: "", steps: 0, over: false, seats: [blue] }).names).toEqual([
    `${blue.name} (normal)`,
  ]);
  expect(atTable).toMatch(/^Blue: \w+ \w+$/);
});
