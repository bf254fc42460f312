import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  findDifference,
  hashesOf,
  readHashes,
  readRecords,
  type RecordFile,
} from "../../scripts/records/hashes";
import { goTo, newGame, play } from "../../src/core/game";
import { hashText } from "../../src/core/hash";
import { isFault } from "../../src/core/refuse";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { findBreach } from "../../src/games/castle-risk/notation/position/invariants";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import type { State } from "../../src/games/castle-risk/rules/state";
import { writeAction } from "../../src/games/castle-risk/notation/write";
import { startReplay, stepReplay } from "../helpers/castle";
import { faultIn } from "../helpers/recorded";

const ROOT = join(import.meta.dirname, "..", "..");
const records = readRecords(ROOT);
const committed = readHashes(ROOT);
const WHOLE = ["two-players", "three-players", "four-players", "five-players"];
const HEADER = /^(castle_risk|players|player|option|seed|position) /;
const JUMPS = 25;
const ANEW = "If that was meant: npm run records -- --update (docs/changing-a-rule.md, A rule)";

/** The lines of a record that are actions, as they stand there. */
function actionLines(record: RecordFile): string[] {
  return record.text.split("\n").filter((line) => line !== "" && !line.startsWith("#") && !HEADER.test(line));
}

/** Replays a record; `see` gets each action and the state after it. Gives the state at the end. */
function replayAll(record: RecordFile, see: (action: Action, state: State) => void): State {
  const replay = startReplay(record.text);
  if (isFault(replay)) throw faultIn(record.name, replay);
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) return replay.state;
    if (isFault(next)) throw faultIn(record.name, next);
    see(next, replay.state);
  }
}

test("every record has its hashes, and no hashes are left over", () => {
  expect(Object.keys(committed).sort()).toEqual(records.map((record) => record.name));
  expect(records.length).toBeGreaterThanOrEqual(10);
});

test("what has changed is told by the first position that differs", () => {
  const record = records.find((one) => one.name === "two-players")!;
  const hashes = hashesOf(record);
  const changed = hashes.map((hash, i) => (i < 6 ? hash : "0"));
  const [head, before, action, after, ...more] = (findDifference(record, changed) ?? "").split("\n");
  expect(head).toBe(`two-players differs after action 7: ${hashes[6]}, committed 0`);
  expect(action).toBe(actionLines(record)[6]);
  for (const position of [before, after]) expect(position).toMatch(/^castle_risk 1 ; players red blue ; /);
  expect(more).toEqual([]);
  expect(findDifference(record, hashes.slice(1))).toContain("after action 1:");
  expect(findDifference(record, [...hashes, "1"])).toContain(`${hashes.length + 1} hashes are committed`);
});

describe.each(records)("$name", (record) => {
  test("replays with the committed hash after every action", () => {
    const difference = findDifference(record, committed[record.name] ?? []);
    if (difference !== undefined) expect.fail(`${difference}\n${ANEW}`);
  });

  test("breaks no invariant, and is written again as it was read", () => {
    const lines: string[] = [];
    replayAll(record, (action, state) => {
      lines.push(writeAction(action, state.colours));
      expect(findBreach(state), lines.at(-1)).toBeUndefined();
    });
    expect(lines).toEqual(actionLines(record));
  });

  test("can be undone to any point, and redone", () => {
    const begun = startReplay(record.text);
    if (isFault(begun)) throw faultIn(record.name, begun);
    const hashes = [hashText(hashState(begun.state)), ...hashesOf(record)];
    const game = newGame(CASTLE_RISK, begun.state);
    replayAll(record, (action) => expect(play(game, action, [])).toBeUndefined());
    const roll = rollFrom(seedRng(hashes.length));
    for (let i = 0; i < JUMPS; i++) {
      const to = roll(hashes.length);
      goTo(game, to);
      expect(hashText(hashState(game.state)), `after ${to}`).toBe(hashes[to]);
    }
    goTo(game, game.count);
    expect(hashText(hashState(game.state))).toBe(hashes.at(-1));
  });
});

describe("whole games", () => {
  test.each(WHOLE)("%s goes from the first roll to a victor", (name) => {
    const record = records.find((one) => one.name === name)!;
    expect(record.text).not.toMatch(/^position /m);
    const end = replayAll(record, () => undefined);
    expect(end.step).toBe("over");
    expect(end.colours.length).toBe(2 + WHOLE.indexOf(name));
    expect(end.seats[end.winner]?.alive).toBe(true);
  });

  test("written-by-hand does so without a seed: every die and card stands in it", () => {
    const record = records.find((one) => one.name === "written-by-hand")!;
    expect(record.text).not.toMatch(/^(position|seed) /m);
    const end = replayAll(record, () => undefined);
    expect(end).toMatchObject({ step: "over", winner: 0, rng: [0, 0, 0, 0] });
  });
});
