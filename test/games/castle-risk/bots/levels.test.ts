import { describe, expect, test } from "vitest";
import { decide } from "../../../../src/core/bots/decide";
import { finish } from "../../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Roll } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import { countWinsAlone, duel, leadOf } from "../../contract/duel";

type Player = (this: void, s: State, seat: number, roll: Roll) => Action;

/** A level whose table passes for it as its seat has ordered. */
function orderly(id: string): Player {
  const bot = ENGINE.bots.find((level) => level.id === id);
  if (bot === undefined) throw new Error(id);
  return (s, seat, roll) => ORDERS.answer(s, seat) ?? decide(bot, s, seat, roll);
}

describe("each level is stronger than the one below it", () => {
  test.each([
    ["easy", "random", 2, 10, 9],
    ["easy", "random", 5, 10, 9],
  ])("%s against %s, %i players", (level, below, players, games, least) => {
    const won = countWinsAlone(ENGINE, [orderly(below), orderly(level)], { games, least }, players);
    expect(won).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ["normal", "easy"],
    ["hard", "normal"],
  ])("%s against %s, two players", (level, below) => {
    const isOurs = (seat: number, seed: number): boolean => seat === seed % 2;
    const [ours, theirs] = [orderly(level), orderly(below)];
    const lead = leadOf(
      { enough: 6, most: 60 },
      (seed) => duel(ENGINE, { players: 2, seed, playerOf: (seat) => (isOurs(seat, seed) ? ours : theirs) }),
      isOurs,
    );
    expect(lead).toBeGreaterThan(0);
  });
});

describe("hard computers", () => {
  test("come to the same action in one go and unit by unit, and look at nothing hidden", () => {
    const bot = ENGINE.bots.find(({ id }) => id === "hard");
    let thought = 0;
    const player: Player = (s, seat) => {
      const all = bot?.think(s, seat, rollFrom(seedRng(5)), undefined);
      const part = bot?.think(viewOf(s, seat), seat, rollFrom(seedRng(5)), undefined);
      if (all === undefined || part === undefined) throw new Error("no hard level");
      const first = part.best();
      expect(ENGINE.rules.check(s, first)).toBeUndefined();
      while (!part.more(1)) thought++;
      expect(part.best()).toEqual(finish(all));
      return ORDERS.answer(s, seat) ?? part.best();
    };
    duel(ENGINE, { players: 3, seed: 12, playerOf: () => player, seen: (s) => s });
    expect(thought).toBeGreaterThan(1000);
  });
});
