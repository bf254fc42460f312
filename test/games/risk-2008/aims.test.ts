import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { aimsOf } from "../../../src/games/risk-2008/bots/aims";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import { OPEN } from "../../../src/games/risk-2008/rules/state";
import { duel, levelPlaying } from "../contract/duel";

test("a rival that wants one more objective is worse than others, and best without its capital (rule 10.1)", () => {
  const easy = levelPlaying(ENGINE, "easy");
  const s = duel(ENGINE, {
    ...{ players: 3, seed: 4, most: 130 },
    playerOf: () => (state, seat) => easy(state, seat, rollFrom(seedRng(5))),
  });
  expect(s.phase).not.toBe("setup");
  const seat = s.turn;
  const rival = (seat + 1) % 3;
  const third = (seat + 2) % 3;
  s.owners[s.seats[rival].capital] = rival;
  const value = (owners = s.owners): number => aimsOf(s, seat, 1)?.(owners, s.armies) ?? NaN;
  const objectives = s.objectives.map((holder) => (holder === rival ? third : holder));
  const collect = (count: number): void => {
    let left = count;
    s.objectives = objectives.map((holder) => (holder === OPEN && left-- > 0 ? rival : holder));
  };
  collect(1);
  const early = value();
  collect(2);
  const late = value();
  expect(late).toBeLessThan(early);
  const owners = [...s.owners];
  owners[s.seats[rival].capital] = third;
  expect(value(owners)).toBeGreaterThan(late);
});
