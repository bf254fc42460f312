import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import type { RankBattle } from "../../src/risk/combat/odds/battle";
import { chanceAt, facingOf, groundOf, leadOf } from "../../src/risk/combat/odds/fit";
import { pressure, powerOf } from "../../src/games/risk-europe/bots/weigh/pressure";
import { startStudy, studyOn, type Expected } from "../../src/risk/combat/odds/study";
import { boostedRolls } from "../../src/games/castle-risk/rules/combat/main";
import { size } from "../../src/risk/units";
import { priceOf } from "../../src/risk/combat/odds/mean";
import { outcome } from "../helpers/odds";
import { battle, CASTLE_NEED, EUROPE_NEED } from "./battles.data";

const COSTS = [1, 2, 3, 10];
const BATTLES = 600;

/** An army of a few units, of a dozen, or of up to forty. */
function army(roll: Roll): number[] {
  const foot = [4, 4, 8, 14][roll(4)];
  const half = Math.ceil(foot / 2);
  return [roll(5) === 0 ? 0 : 1 + roll(foot), roll(half), roll(half), roll(foot > 4 ? 3 : 2)];
}

/** A battle of either game of Europe, with its cities, castles and cards, between armies that both have a chance. */
function drawn(roll: Roll): RankBattle {
  const [own, other] = [army(roll), army(roll)];
  const castle = roll(6) === 0;
  if (roll(2) === 0) return { ...battle(own, other, EUROPE_NEED), reroll: castle ? "automatic" : "none" };
  const general = roll(6) === 0 ? 1 : 0;
  return {
    ...battle(own, other, CASTLE_NEED, {
      extra: [roll(3), castle ? 2 : 0, 0],
      mine: general > 0 ? [2, 5, 3] : CASTLE_NEED,
      once: roll(4) === 0,
    }),
    main: boostedRolls(general, castle ? 1 : 0),
  };
}

/** What a battle comes to by all its ends. */
function exact(fought: RankBattle): Expected {
  const { win, lose, ends } = outcome(fought);
  let [kept, held] = [0, 0];
  for (const { attacker, defender, chance } of ends) {
    kept += chance * priceOf(attacker, COSTS);
    held += chance * priceOf(defender, COSTS);
  }
  return {
    win,
    kept: win > 0 ? kept / win / priceOf(fought.attacker.units, COSTS) : 0,
    held: lose > 0 ? held / lose / priceOf(fought.defender.units, COSTS) : 0,
  };
}

/** The chance by the fit. */
function fitted({ attacker, defender, ...rest }: RankBattle): number {
  return chanceAt(
    leadOf(facingOf(groundOf({ attacker, defender, ...rest }), defender.units), attacker.units),
  );
}

describe("the quick fit by which the search for the least force looks at forces in order", () => {
  const roll = rollFrom(seedRng(32));
  const wins: number[] = [];
  while (wins.length < BATTLES) {
    const fought = drawn(roll);
    if (size(fought.attacker.units) === 0 || size(fought.defender.units) === 0) continue;
    const { win } = outcome(fought);
    if (win >= 0.004 && win <= 0.996) wins.push(Math.abs(fitted(fought) - win));
  }

  test("is within three and a half points of the exact odds on average, and within twelve in nineteen of twenty", () => {
    expect(wins.reduce((sum, n) => sum + n, 0) / BATTLES).toBeLessThan(0.035);
    expect([...wins].sort((a, b) => a - b)[Math.floor(0.95 * BATTLES)]).toBeLessThan(0.12);
  });

  test("says more of whoever brings more", () => {
    let before = 0;
    for (let foot = 1; foot < 40; foot++) {
      const win = fitted(battle([foot, 2, 1, 1], [9, 3, 2, 1]));
      expect(win).toBeGreaterThan(before);
      before = win;
    }
  });
});

describe("the pressure of an army of Risk Europe on another", () => {
  const roll = rollFrom(seedRng(33));
  const off: number[] = [];
  while (off.length < BATTLES) {
    const fought = battle(army(roll), army(roll), EUROPE_NEED);
    const { units } = fought.attacker;
    const { win } = outcome(fought);
    if (win < 0.004 || win > 0.996) continue;
    off.push(Math.abs(pressure(powerOf(units), powerOf(fought.defender.units)) - win));
  }

  test("is within five points of the exact odds of Risk Europe on average, and within seventeen in nineteen of twenty", () => {
    expect(off.reduce((sum, n) => sum + n, 0) / BATTLES).toBeLessThan(0.05);
    expect([...off].sort((a, b) => a - b)[Math.floor(0.95 * BATTLES)]).toBeLessThan(0.17);
  });
});

describe("the exact odds in a computer's thought", () => {
  const fought = battle([6, 3, 2, 1], [5, 3, 1, 1]);

  /** What is learnt so many units at a time, and the units that it took. */
  function learn(of: RankBattle, units: number): { expected: Expected; spent: number } {
    const study = startStudy(of, COSTS);
    let spent = 0;
    while (study.expected === undefined) spent += units - studyOn(study, units);
    return { expected: study.expected, spent };
  }

  test("are those of all ends", () => {
    const { expected } = learn(fought, 1000);
    const odds = exact(fought);
    for (const part of ["win", "kept", "held"] as const) expect(expected[part]).toBeCloseTo(odds[part], 12);
  });

  test("are the same however many units are thought at a time, and take as many of them", () => {
    const all = learn(fought, 1000);
    expect(all.spent).toBeGreaterThan(10);
    for (const units of [1, 7, 40]) expect(learn(fought, units)).toEqual(all);
  });

  test("decide battles that are as good as won, too", () => {
    const sure = battle([20, 3, 2, 1], [2, 0, 0, 0]);
    const { expected, spent } = learn(sure, 1000);
    expect(expected.win).toBeCloseTo(exact(sure).win, 12);
    expect(spent).toBeGreaterThan(0);
  });

  test("are worked out where eighty units fight eighty, too", () => {
    const large = battle([60, 12, 8, 2], [58, 12, 8, 2]);
    const { expected, spent } = learn(large, 1000);
    const odds = exact(large);
    for (const part of ["win", "kept", "held"] as const) expect(expected[part]).toBeCloseTo(odds[part], 12);
    expect(spent).toBeGreaterThan(100);
    expect(learn(large, 8)).toEqual({ expected, spent });
  });
});
