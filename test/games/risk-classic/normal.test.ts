import { expect, test } from "vitest";
import { finish } from "../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { duel, levelPlaying } from "../contract/duel";

/** Positions of a game of normal computers, after so many actions each. */
function positions(): State[] {
  const normal = levelPlaying(ENGINE, "normal");
  const met: State[] = [];
  duel(ENGINE, {
    ...{ players: 4, seed: 9, options: { initial_placement: "dealt", armies_a_turn: "all" }, most: 160 },
    playerOf: () => (s, seat, roll) => {
      met.push({ ...s, owners: [...s.owners], armies: [...s.armies], seats: [...s.seats] });
      return normal(s, seat, roll);
    },
  });
  return met;
}

test("normal computers make no plan that rather fails than succeeds (RC5.1)", () => {
  const bot = ENGINE.bots.find(({ id }) => id === "normal");
  let plans = 0;
  for (const s of positions()) {
    if (bot === undefined || s.phase === "setup" || (s.step !== "place" && s.step !== "attack")) continue;
    const thought = bot.think(s, s.asked[0], rollFrom(seedRng(3)), undefined, undefined);
    finish(thought);
    for (const { chance } of bot.considered?.(thought).map(({ terms }) => terms) ?? []) {
      plans++;
      expect(chance).toBeGreaterThanOrEqual(0.5);
    }
  }
  expect(plans).toBeGreaterThan(20);
});

test("normal computers place armies of the set-up where easy ones do, hard ones where a campaign begins (RC2.3)", () => {
  const [easy, normal, hard] = ["easy", "normal", "hard"].map((id) => levelPlaying(ENGINE, id));
  let others = 0;
  const s = duel(ENGINE, {
    ...{ players: 4, seed: 9, options: { initial_placement: "dealt", armies_a_turn: "3" }, most: 20 },
    playerOf: () => (view, seat) => {
      const [first, second, third] = [easy, normal, hard].map((player) =>
        player(view, seat, rollFrom(seedRng(3))),
      );
      expect(second).toEqual(first);
      if (JSON.stringify(third) !== JSON.stringify(first)) others++;
      return first;
    },
  });
  expect(s.phase).toBe("setup");
  expect(others).toBeGreaterThan(8);
});
