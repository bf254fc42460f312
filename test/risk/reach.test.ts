import { expect, test } from "vitest";
import { shareOf, shareWithin } from "../../src/risk/combat/odds/reach";
import { startStudy, studyOn } from "../../src/risk/combat/odds/study";
import { battle } from "./battles.data";

const COSTS = [1, 2, 3, 4];

/** Units of thought that a battle takes, and the chance to win it. */
function study(own: readonly number[], other: readonly number[]): { units: number; win: number } {
  const work = startStudy(battle([...own], [...other]), COSTS);
  let units = 0;
  while (work.expected === undefined) units += 100 - studyOn(work, 100);
  return { units, win: work.expected.win };
}

test("armies that are not too large are seen as they are", () => {
  expect(shareWithin([100, 20, 10, 5], [200, 0, 0, 65], 400)).toBe(1);
  expect(shareOf([1, 0, 3, 0], 1)).toEqual([1, 0, 3, 0]);
});

test("of larger ones the kinds stay, each with one unit at least", () => {
  const share = shareWithin([10_000, 1, 0, 40], [9959, 0, 0, 0], 400);
  expect(share).toBe(0.02);
  expect(shareOf([10_000, 1, 0, 40], share)).toEqual([200, 1, 0, 1]);
});

test("a battle of forty thousand units takes no more thought than one of four hundred, and its better side stays the better", () => {
  const usual = study([160, 20, 10, 10], [160, 20, 10, 10]);
  const huge = study([16_000, 2000, 1000, 1000], [16_000, 2000, 1000, 1000]);
  expect(huge).toEqual(usual);
  expect(study([18_000, 2000, 1000, 1000], [14_000, 2000, 1000, 1000]).win).toBeGreaterThan(huge.win);
});
