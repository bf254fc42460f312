import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Engine } from "../../../src/core/engine";
import { goTo, newGame, play } from "../../../src/core/game";
import { hashText } from "../../../src/core/hash";
import { isFault } from "../../../src/core/refuse";
import { startReplay, stepReplay } from "../../../src/core/replay";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, CommonState } from "../../../src/core/types";

const HEADER = /^(players|player|option|seed|position) /;

/** What is recorded of a game: its records by name, and the hashes that are committed for each. */
export interface Recorded {
  readonly names: readonly string[];
  text(name: string): string;
  /** The hashes after each action. */
  hashes(name: string): string[];
}

/** The records in test/records/ID with the hashes beside them. */
export function recordsOf(id: string): Recorded & { readonly committed: readonly string[] } {
  const folder = join(import.meta.dirname, "..", "..", "records", id);
  const rows = JSON.parse(readFileSync(join(folder, "hashes.json"), "utf8")) as Record<string, string[]>;
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.slice(0, -".txt".length))
    .sort();
  return {
    names,
    committed: Object.keys(rows).sort(),
    text: (name) => readFileSync(join(folder, `${name}.txt`), "utf8"),
    hashes: (name) => rows[name].join(" ").split(" "),
  };
}

/** The actions of a record, and the state before the first one. */
function readRecord(engine: Engine, text: string): { start: CommonState; actions: AnyAction[] } {
  const replay = startReplay(engine, text);
  if (isFault(replay)) throw new Error(JSON.stringify(replay));
  const start = engine.rules.copy(replay.state);
  const actions: AnyAction[] = [];
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) return { start, actions };
    if (isFault(next)) throw new Error(JSON.stringify(next));
    actions.push(next);
  }
}

/** The recorded games of an engine replay to their committed hashes, and are written again as they were read. */
export function recordsContract(engine: Engine): void {
  const { rules, notation, meta } = engine;
  const recorded = recordsOf(meta.id);

  test("every record has its hashes, and no hashes are left over", () => {
    expect(recorded.committed).toEqual(recorded.names);
  });

  describe.each(recorded.names)("%s", (name) => {
    const text = recorded.text(name);
    const { start, actions } = readRecord(engine, text);
    const hashes = recorded.hashes(name);

    test("replays with the committed hash after every action, breaks no invariant, and ends", () => {
      const game = newGame(rules, rules.copy(start));
      actions.forEach((action, i) => {
        expect(play(game, action, [])).toBeUndefined();
        const line = notation.writeAction(action, start.colours);
        expect(hashText(rules.hash(game.state)), line).toBe(hashes[i]);
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
        .filter((line) => line !== "" && !line.startsWith("#") && !HEADER.test(line))
        .slice(1);
      expect(actions.map((action) => notation.writeAction(action, start.colours))).toEqual(lines);
    });
  });
}
