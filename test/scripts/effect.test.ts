/** What a change of the rules does: the paired t test and Holm's correction, on numbers that are known. */
import { expect, it } from "vitest";
import { shareOf, type Estimate } from "../../scripts/report/interval";
import { addPair, effectOf, holm, newPairs } from "../../scripts/simulate/effect";

it("comes to the interval and the chance that Student's sleepers have (Biometrika 6, 1908)", () => {
  const pairs = newPairs();
  const before = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const after = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  before.forEach((hours, i) => {
    addPair(pairs, hours, after[i]);
  });
  const { effect, low, high, p } = effectOf(pairs);
  expect(pairs.means[0]).toBeCloseTo(0.75, 12);
  expect(pairs.means[1]).toBeCloseTo(2.33, 12);
  expect(effect).toBeCloseTo(1.58, 12);
  expect([low, high, p].map((n) => n.toFixed(4))).toEqual(["0.7001", "2.4599", "0.0028"]);
});

it("knows what never differs from what always differs by as much", () => {
  const [same, one] = [newPairs(), newPairs()];
  for (let n = 0; n < 30; n++) {
    addPair(same, n, n);
    addPair(one, n, n + 1);
  }
  expect(effectOf(same)).toEqual({ effect: 0, low: 0, high: 0, p: 1 });
  expect(effectOf(one)).toEqual({ effect: 1, low: 1, high: 1, p: 0 });
});

it("corrects chances for how many were looked at, and never below one that was rarer", () => {
  expect(holm([0.01, 0.04, 0.03]).map((p) => p.toFixed(2))).toEqual(["0.03", "0.06", "0.06"]);
  expect(holm([0.6, 0.5])).toEqual([1, 1]);
});

it("gives shares Wilson's interval (Journal of the American Statistical Association 22, 1927)", () => {
  const ends = ({ value, low, high }: Estimate): string[] => [value, low, high].map((n) => n.toFixed(1));
  expect(ends(shareOf(10, 40))).toEqual(["25.0", "14.2", "40.2"]);
  expect(ends(shareOf(0, 20))).toEqual(["0.0", "0.0", "16.1"]);
  expect(ends(shareOf(20, 20))).toEqual(["100.0", "83.9", "100.0"]);
});
