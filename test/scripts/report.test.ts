import { describe, expect, it } from "vitest";
import { advance } from "../../src/core/game";
import { dealSeeded } from "../../src/core/dealer";
import { hashText } from "../../src/core/hash";
import { nextLine, openText } from "../../src/core/lines";
import { rollFrom, seedRng } from "../../src/core/rng";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { COLOURS } from "../../src/games/castle-risk/meta";
import { writePosition } from "../../src/games/castle-risk/notation/position/clauses";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../src/games/castle-risk/rules/state";
import { viewOf } from "../../src/games/castle-risk/rules/view";
import { report } from "../../src/games/castle-risk/report/report";
import { USUAL, readPosition } from "../helpers/castle";
import { runs } from "../helpers/runs";
import { expectSame } from "../helpers/same";

/** Plays random actions from the start; `see` gets the state after each of them. */
function play(players: number, seed: number, most: number, see: (s: State, n: number) => void): State {
  const s = newState(USUAL, COLOURS.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  see(s, 0);
  for (let n = 1; n <= most && s.step !== "over"; n++) {
    const seat = s.asked.length > 0 ? s.asked[roll(s.asked.length)] : 0;
    const set = roll(40) === 0 && s.asked.length > 0;
    const action = set
      ? ({ type: "set", seat, setting: roll(2) > 0 ? "dice" : "losses", value: "ask" } as const)
      : (dealSeeded(CASTLE_RISK, s) ?? randomAction(s, seat, roll));
    expectSame(CASTLE_RISK.check(s, action), undefined);
    advance(CASTLE_RISK, s, action, []);
    see(s, n);
  }
  return s;
}

/** The object without what is no part of how a game stands: its hash, and how chance goes on. */
function facts(s: State): string {
  const { hash: _hash, chance: _chance, ...rest } = report(s);
  return JSON.stringify(rest);
}

describe("the JSON object of a game", () => {
  it("says all that the hash knows: states with other hashes are other objects, and the same the same", () => {
    const steps = new Set<string>();
    const objects = new Map<string, string>();
    const hashes = new Map<string, string>();
    const games: readonly (readonly [players: number, seed: number])[] = [
      [2, 1],
      [5, 4],
      [3, 2],
      [4, 3],
    ];
    for (const [players, seed] of games.slice(0, runs(2, 4))) {
      play(players, seed, 700, (s) => {
        steps.add(s.step);
        const hash = hashText(hashState(s));
        const object = facts(s);
        expectSame(hashes.get(object) ?? hash, hash);
        expectSame(objects.get(hash) ?? object, object);
        hashes.set(object, hash);
        objects.set(hash, object);
      });
    }
    expect(hashes.size).toBeGreaterThan(runs(1_000, 2_000));
    expect([...steps].sort()).toEqual(expect.arrayContaining(["answer", "boost", "dice", "losses", "play"]));
  });

  it("has the hash of the state", () => {
    const s = play(5, 9, 300, () => undefined);
    expect(report(s).hash).toBe(hashText(hashState(s)));
  });

  it("comes back from a position as it was, deduced fields too", () => {
    play(3, 8, 1200, (s, n) => {
      if (n % 20 > 0) return;
      const line = nextLine(openText(writePosition(s)));
      if (line === undefined) throw new Error("no line");
      expect(report(readPosition(line))).toEqual(report(s));
      expect(line.fault).toBeUndefined();
    });
  });

  it("shows numbers instead of kinds in a seat's view, and neither hash nor generator", () => {
    const s = play(4, 5, 900, () => undefined);
    const seen = report(viewOf(s, 1));
    expect(seen.cards.deck).toBeTypeOf("number");
    expect(seen.seats[0].hand).toBeTypeOf("number");
    expect(seen.seats[1].hand).toBeTypeOf("object");
    expect(seen.chance.generator).toBeNull();
    expect(seen.hash).toBeNull();
  });
});
