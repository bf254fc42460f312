/** How long one waits for computers, counted in pauses of the table: what frames and thinking add, `npm run bench` measures. */
import { describe, expect, test } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { firstLevel, levelNamed } from "../../../src/core/level";
import { presetOptions } from "../../../src/core/options";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { GAME } from "../../../src/games/risk-classic/module";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { due, isFightHasty, isFirstRollImmediate } from "../../../src/session/play/pace";
import { lossesOf } from "../../../src/session/table/losses";
import { newRoom, type Room } from "../../../src/session/table/room";
import type { Speed } from "../../../src/session/table/settings";
import { dueChance, start } from "../../../src/session/table/table";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

const ROUNDS = 8;

/** RISK for one evening: Red sits, computers have Blue and Green. */
function againstTwo(level: string): Room {
  const room = newRoom(GAME);
  room.table.options = presetOptions(GAME.meta, "evening");
  for (const chair of room.table.chairs) {
    if (chair.colour === "red") Object.assign(chair, { player: "id-red", name: "Ann" });
    else if (["blue", "green"].includes(chair.colour)) chair.bot = level;
    else chair.closed = true;
  }
  room.table.host = "id-red";
  expect(start(room.table, [7])).toBeUndefined();
  return room;
}

/** What one wait between two turns of Red comes to: its pauses, and the territories that are Red's no more. */
interface Waited {
  pauses: number[];
  lost: number[];
}

/** Plays on; Red does what a hard computer would. */
function playThrough(room: Room, speed: Speed): Waited[] {
  const roll = rollFrom(seedRng(3));
  const hard = levelNamed(room.table.module, "hard") ?? firstLevel(room.table.module);
  const { table } = room.table.module;
  const waits: Waited[] = [];
  const match = matchOf(room.table);
  const { state } = match.game;
  const red = state.colours.indexOf("red");
  const owners = (): number[] =>
    Array.from({ length: table.territories }, (_, t) => table.owner(match.game.state, t));
  let [spent, turn, rolls] = [0, -1, 0];
  let now: Waited = { pauses: [], lost: [] };
  let before = owners();
  for (let n = 0; n < 6000 && match.game.state.round <= ROUNDS && match.game.state.step !== "over"; n++) {
    const s = match.game.state;
    if (s.turn !== turn) {
      if (turn === red) [before, now] = [owners(), { pauses: [], lost: [] }];
      if (s.turn === red && s.round > 1 && turn >= 0) {
        const lands = owners();
        now.lost = before.flatMap((was, t) => (was === red && lands[t] !== red ? [t] : []));
        const told = lossesOf(room, red).map(({ territory }) => territory);
        expect(told.sort((a, b) => a - b)).toEqual(now.lost);
        waits.push(now);
      }
      [spent, turn] = [0, s.turn];
    }
    const next = due(room.table, speed, rolls, false, spent);
    const action = next?.action ?? decide(hard, match.module.view.state(s, red), red, roll);
    if (next !== undefined && s.turn !== red) {
      spent += next.pause;
      now.pauses.push(next.pause);
    }
    rolls = table.isBattleRoll(action) ? rolls + 1 : table.fight(s) === undefined ? 0 : rolls;
    expect(act(room, action, match.revision, newOutcome())).toBeUndefined();
  }
  return waits;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("between two turns against two hard computers of RISK", () => {
  test("pauses come to seconds at normal speed, no one to more than a result is looked at, and losses are told", () => {
    const waits = playThrough(againstTwo("hard"), "normal");
    expect(waits.length).toBeGreaterThan(4);
    const totals = waits.map(({ pauses }) => sum(pauses)).sort((a, b) => a - b);
    expect(totals[Math.floor(totals.length * 0.95)]).toBeLessThanOrEqual(6);
    expect(totals[0]).toBeGreaterThan(0.5);
    expect(Math.max(...waits.flatMap(({ pauses }) => pauses))).toBeLessThanOrEqual(0.8);
    expect(waits.some(({ lost }) => lost.length > 0)).toBe(true);
  });

  test("nothing is waited for at once", () => {
    const waits = playThrough(againstTwo("easy"), "instant");
    expect(sum(waits.flatMap(({ pauses }) => pauses))).toBe(0);
  });
});

test("each roll against a person is shown for itself, until what is left of a long turn is seen at once", () => {
  const { table } = againstTwo("easy");
  const { state } = matchOf(table).game;
  const red = state.colours.indexOf("red");
  const isHasty = (turn: number, spent: number): boolean =>
    isFightHasty(
      { ...table, match: { ...matchOf(table), game: { ...matchOf(table).game, state: { ...state, turn } } } },
      "normal",
      spent,
    );
  expect([isHasty((red + 1) % 3, 0), isHasty((red + 1) % 3, 2.4), isHasty(red, 2.4)]).toEqual([
    false,
    true,
    false,
  ]);
});

test("at instant speed alone an attack is shown with its first dice, unless people throw them or lay pieces by hand", () => {
  const room = againstTwo("easy");
  const { table } = room;
  const { module } = table;
  const match = matchOf(table);
  const roll = rollFrom(seedRng(3));
  const goOn = (): void => {
    const s = match.game.state;
    const action =
      dueChance(table) ??
      decide(
        levelNamed(module, "hard") ?? firstLevel(module),
        module.view.state(s, s.asked[0]),
        s.asked[0],
        roll,
      );
    expect(act(room, action, match.revision, newOutcome())).toBeUndefined();
  };
  const isRollDue = (): boolean => {
    const chance = dueChance(table);
    return chance !== undefined && module.table.isBattleRoll(chance);
  };
  room.settings.speed = "instant";
  while (!isRollDue()) {
    expect(isFirstRollImmediate(room)).toBe(false);
    goOn();
  }
  expect(isFirstRollImmediate(room)).toBe(true);
  room.settings.dice = "physical";
  expect(isFirstRollImmediate(room)).toBe(false);
  room.settings.dice = "seeded";
  for (const speed of ["slow", "normal", "fast"] as const) {
    room.settings.speed = speed;
    expect(isFirstRollImmediate(room)).toBe(false);
  }
  room.waiting.hurried = true;
  expect(isFirstRollImmediate(room)).toBe(true);
  room.manual.edit = { contents: {}, match, revision: match.revision, changes: 1 };
  expect(isFirstRollImmediate(room)).toBe(false);
  room.manual.edit = undefined;
  // The roll lies there, and the next one of the same attack is waited for.
  goOn();
  expect(table.roll).toBeDefined();
  expect(isFirstRollImmediate(room)).toBe(false);
});

test("who is alone with computers changes the speed, and so does the host; others may not", () => {
  const room = againstTwo("easy");
  room.table.host = "id-watcher";
  expect([say(room, "red", "speed fast"), say(room, "red", "hurry")]).toEqual(["", ""]);
  expect([room.settings.speed, room.waiting.hurried]).toEqual(["fast", true]);
  expect(say(room, "red", "hurry")).toBe("");
  expect(room.waiting.hurried).toBe(false);
  const other = room.table.chairs.find(({ colour }) => colour === "blue");
  Object.assign(other ?? {}, { player: "id-blue" });
  expect([say(room, "blue", "speed slow"), say(room, "red", "hurry")]).toEqual([
    "table.not_host",
    "table.not_host",
  ]);
});
