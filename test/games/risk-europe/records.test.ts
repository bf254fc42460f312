import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { goTo, newGame, play } from "../../../src/core/game";
import { hashText } from "../../../src/core/hash";
import { isFault } from "../../../src/core/refuse";
import { startReplay, stepReplay } from "../../../src/core/replay";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE } from "../../../src/games/risk-europe/engine";
import type { Action } from "../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../src/games/risk-europe/rules/state";

const FOLDER = join(import.meta.dirname, "..", "..", "records", "risk_europe");
const HEADER = /^(risk_europe|players|player|option|seed|position) /;
const committed = JSON.parse(readFileSync(join(FOLDER, "hashes.json"), "utf8")) as Record<string, string[]>;
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.slice(0, -".txt".length))
  .sort();
const { rules, notation } = ENGINE;

/** The actions of a record, with the state before the first one. */
function readRecord(name: string): { text: string; start: State; actions: Action[] } {
  const text = readFileSync(join(FOLDER, `${name}.txt`), "utf8");
  const replay = startReplay(ENGINE, text);
  if (isFault(replay)) throw new Error(`${name}: ${JSON.stringify(replay)}`);
  const start = rules.copy(replay.state as State);
  const actions: Action[] = [];
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) return { text, start, actions };
    if (isFault(next)) throw new Error(`${name}: ${JSON.stringify(next)}`);
    actions.push(next as Action);
  }
}

test("every record has its hashes, and no hashes are left over", () => {
  expect(Object.keys(committed).sort()).toEqual(names);
});

describe.each(names)("%s", (name) => {
  const { text, start, actions } = readRecord(name);
  const hashes = committed[name].join(" ").split(" ");

  test("replays with the committed hash after every action, breaks no invariant, and ends", () => {
    const game = newGame(rules, rules.copy(start));
    actions.forEach((action, i) => {
      expect(play(game, action, [])).toBeUndefined();
      expect(hashText(rules.hash(game.state)), notation.writeAction(action, start.colours)).toBe(hashes[i]);
      expect(notation.findBreach(game.state)).toBeUndefined();
    });
    expect(hashes.length).toBe(actions.length);
    expect(game.state.step).toBe("over");
    const roll = rollFrom(seedRng(hashes.length));
    for (let i = 0; i < 25; i++) {
      const to = 1 + roll(hashes.length);
      goTo(game, to);
      expect(hashText(rules.hash(game.state)), `after ${to}`).toBe(hashes[to - 1]);
    }
  });

  test("is written again as it was read", () => {
    const lines = text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#") && !HEADER.test(line));
    expect(actions.map((action) => notation.writeAction(action, start.colours))).toEqual(lines);
  });
});
