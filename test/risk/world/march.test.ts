/** What computers ask of campaigns: the chances of all battles on the way, by their exact odds. */
import { describe, expect, test } from "vitest";
import { lossMean, lossVariance } from "../../../src/risk/world/bots/losses";
import { AT_REST, chanceAhead, type March } from "../../../src/risk/world/bots/march";
import { rollOn } from "../../../src/risk/world/rules/odds";
import { outcome } from "../../helpers/odds";

/** The chance that armies take territories with so many defenders one after the other, all but one going on each time. */
function campaign(armies: number, [first, ...others]: readonly number[]): number {
  if (armies < 2) return 0;
  let sum = 0;
  for (const { attacker, defender, chance } of outcome(rollOn(armies, first, 1)).ends)
    if (defender[0] === 0) sum += chance * (others.length > 0 ? campaign(attacker[0] - 1, others) : 1);
  return sum;
}

/** The same as a computer sees it. */
function seen(armies: number, lands: readonly number[]): number {
  let march: March = AT_REST;
  let sent = armies;
  for (const defenders of lands.slice(0, -1)) {
    sent--;
    march = { sent, variance: 0, odds: 1, before: march, defenders, fallen: undefined };
  }
  return chanceAhead(march, sent, lands[lands.length - 1]);
}

describe("the chance of a campaign", () => {
  test("RC35: of a single battle is exact", () => {
    for (let armies = 2; armies <= 30; armies++)
      for (const defenders of [1, 2, 3, 7, 20])
        expect(seen(armies, [defenders])).toBeCloseTo(campaign(armies, [defenders]), 12);
    expect(seen(300, [290])).toBeCloseTo(campaign(300, [290]), 11);
  });

  test("through several territories is within a sixth of a point on average, and never off by more than three and a half", () => {
    const off: number[] = [];
    for (const lands of [
      [1, 1],
      [3, 2],
      [2, 5],
      [1, 1, 1, 1],
      [4, 3, 2],
      [10, 1],
      [1, 10],
      [20, 3],
    ])
      for (let armies = 2; armies < 40; armies++)
        off.push(Math.abs(seen(armies, lands) - campaign(armies, lands)));
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.0015);
    expect(Math.max(...off)).toBeLessThan(0.035);
  });

  test("is as good as none where nobody would be left to attack", () => {
    expect(seen(4, [1, 1, 1, 1])).toBe(0);
    expect(seen(2, [1, 1])).toBe(0);
  });
});

test("what a territory costs on average, and how much that varies, is as the exact odds have it", () => {
  for (let defenders = 1; defenders <= 20; defenders++) {
    let [mean, squares] = [0, 0];
    for (const { attacker, chance } of outcome(rollOn(120, defenders, 1)).ends) {
      const lost = 120 - attacker[0];
      mean += chance * lost;
      squares += chance * lost * lost;
    }
    expect(Math.abs(lossMean(defenders) - mean)).toBeLessThan(0.1);
    expect(Math.abs(lossVariance(defenders) - (squares - mean * mean))).toBeLessThan(0.1);
  }
});
