import { expect, test } from "vitest";
import { aidedRolls } from "../../src/risk/combat/odds/aided";
import { attackerLosses } from "../../src/risk/combat/comparison";
import type { Outcome } from "../../src/risk/combat/odds/battle";
import { PLAIN_ROLLS } from "../../src/risk/combat/odds/rolls";
import { fillTable, startTable } from "../../src/risk/combat/odds/table";
import { sortDice } from "../../src/risk/dice";
import { chanceOf, rollOn } from "../../src/risk/world/rules/odds";
import { near, outcome } from "../helpers/odds";
import { OSBORNE } from "./osborne.data";

/** All faces that `n` dice can show. */
function throws(n: number): number[][] {
  if (n === 0) return [[]];
  return throws(n - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

/** The chance that a roll of these dice costs the attacker so many armies: by all throws there are. */
function rollChance(attack: number, defence: number, lost: number): number {
  const key = `${attack} ${defence}`;
  const known = counted.get(key) ?? countThrows(attack, defence);
  counted.set(key, known);
  return known[lost] / 6 ** (attack + defence);
}

const counted = new Map<string, readonly number[]>();

function countThrows(attack: number, defence: number): number[] {
  const counts = [0, 0, 0];
  for (const own of throws(attack))
    for (const other of throws(defence)) counts[attackerLosses(sortDice([...own]), sortDice([...other]))]++;
  return counts;
}

/** The chance of each end of an attack, by recursion: "taken 5", "held 2". */
function ends(
  armies: number,
  defenders: number,
  until: number,
  known: Map<string, Map<string, number>>,
): Map<string, number> {
  if (defenders === 0) return new Map([[`taken ${armies}`, 1]]);
  if (armies <= until) return new Map([[`held ${defenders}`, 1]]);
  const key = `${armies} ${defenders}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const attack = Math.min(3, armies - 1);
  const defence = Math.min(2, defenders);
  const pairs = Math.min(attack, defence);
  const sum = new Map<string, number>();
  for (let lost = 0; lost <= pairs; lost++) {
    const p = rollChance(attack, defence, lost);
    for (const [end, q] of ends(armies - lost, defenders - (pairs - lost), until, known))
      sum.set(end, (sum.get(end) ?? 0) + p * q);
  }
  known.set(key, sum);
  return sum;
}

/** The same names for odds; the recursion does not tell what an attacker who stops has left. */
function byName({ ends: list }: Outcome, until: number): Map<string, unknown> {
  const sum = new Map<string, number>();
  for (const { attacker, defender, chance } of list) {
    if (defender[0] > 0)
      expect(until - attacker[0], "stops at the limit, or with one less").toBeOneOf([0, 1]);
    const key = defender[0] === 0 ? `taken ${attacker[0]}` : `held ${defender[0]}`;
    sum.set(key, (sum.get(key) ?? 0) + chance);
  }
  return new Map([...sum].map(([key, chance]) => [key, near(chance, 12)]));
}

test.each([
  [2, 1, 1],
  [3, 2, 1],
  [4, 2, 1],
  [5, 9, 1],
  [9, 5, 3],
  [12, 7, 2],
  [30, 30, 1],
  [30, 30, 10],
  [2, 40, 1],
  [40, 1, 1],
])(
  "%i armies against %i, down to %i: every outcome is that of the recursion, and together they are certain",
  (armies, defenders, until) => {
    const odds = outcome(rollOn(armies, defenders, until));
    expect(byName(odds, until)).toEqual(ends(armies, defenders, until, new Map()));
    expect(odds.win + odds.lose).toBeCloseTo(1, 12);
    expect(odds.both).toBe(0);
    expect(outcome(rollOn(armies, defenders, until), 7), "in slices").toEqual(odds);
  },
);

test("what cannot attack leaves all as it is; all numbers of armies below are in one table", () => {
  const held = { attacker: [3], defender: [4], chance: 1 };
  expect(outcome(rollOn(3, 4, 3))).toEqual({ win: 0, lose: 1, both: 0, ends: [held] });
  const table = startTable(rollOn(20, 15, 2));
  for (let i = 0; !fillTable(table, 10); i++) expect(i).toBeLessThan(100);
  for (const [a, d] of [
    [20, 15],
    [7, 4],
    [3, 1],
    [2, 9],
  ])
    expect(table.rows[a][d]).toBeCloseTo(a > 2 ? outcome(rollOn(a, d, 2)).win : 0, 12);
});

test("RC33: a first roll with other dice than the most is followed as it is", () => {
  const [none, one] = [rollChance(1, 2, 0), rollChance(1, 2, 1)];
  const first = { ...rollOn(6, 5, 1), dice: 1, defence: 2 };
  const later = none * outcome(rollOn(6, 4, 1)).win + one * outcome(rollOn(5, 5, 1)).win;
  expect(outcome(first).win).toBeCloseTo(later, 12);
  const last = outcome({ ...rollOn(2, 1, 1), dice: 1 });
  expect([last.win, last.lose]).toEqual([15 / 36, 21 / 36]);
});

test.each([
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 1, 1, 1],
  [0, 0, 0, 0],
])(
  "a die more for the attacker (%i) or the defender (%i), and +1 for either's highest (%i, %i): all throws counted",
  (moreAttack, moreDefence, plusAttack, plusDefence) => {
    const rolls = aidedRolls(
      { dice: moreAttack, plus: plusAttack },
      { dice: moreDefence, plus: plusDefence },
    );
    const kept = (faces: readonly number[], dice: number, plus: number): number[] => {
      const dropped = sortDice([...faces]).slice(0, dice);
      return [dropped[0] + plus, ...dropped.slice(1)];
    };
    for (const attack of [1, 2, 3])
      for (const defence of [1, 2]) {
        const counts = [0, 0, 0];
        const others = throws(defence + moreDefence).map((faces) => kept(faces, defence, plusDefence));
        for (const faces of throws(attack + moreAttack)) {
          const own = kept(faces, attack, plusAttack);
          for (const other of others) counts[attackerLosses(own, other)]++;
        }
        const all = counts[0] + counts[1] + counts[2];
        (defence === 1 ? rolls.one : rolls.two)[attack].forEach((chance, lost) => {
          expect(chance).toBeCloseTo(counts[lost] / all, 12);
        });
      }
  },
);

test("RC35: what computers ask of a storm of any size is exact", () => {
  for (let armies = 1; armies <= 45; armies++)
    for (let defenders = 1; defenders <= 45; defenders++)
      expect(Math.abs(chanceOf(armies, defenders) - outcome(rollOn(armies, defenders, 1)).win)).toBeLessThan(
        1e-12,
      );
  for (const [armies, defenders] of [
    [20, 60],
    [3, 250],
    [250, 3],
    [101, 100],
    [250, 250],
    [251, 250],
    [400, 390],
    [260, 12],
    [40, 300],
    [1_000, 1_300],
  ])
    expect(chanceOf(armies, defenders), `${armies} ${defenders}`).toBeCloseTo(
      outcome(rollOn(armies, defenders, 1)).win,
      11,
    );
  expect(100 * chanceOf(15, 13)).toBeCloseTo(66.5, 1);
  // More than occur in a game: by mean and spread.
  expect(chanceOf(100_001, 100_000)).toBeGreaterThan(0.999_999);
  expect(chanceOf(2_000, 2_200)).toBeCloseTo(outcome(rollOn(2_000, 2_200, 1)).win, 2);
});

test("single rolls are counted; Osborne's hundred cells, and what others have found for more armies", () => {
  const counts = (attack: number, defence: number, sides: number): number[] =>
    (defence === 1 ? PLAIN_ROLLS.one : PLAIN_ROLLS.two)[attack].map((p) => Math.round(p * sides * 1e6) / 1e6);
  expect([counts(1, 1, 36), counts(2, 1, 216), counts(3, 1, 1296)]).toEqual([
    [15, 21],
    [125, 91],
    [855, 441],
  ]);
  expect([counts(1, 2, 216), counts(2, 2, 1296), counts(3, 2, 7776)]).toEqual([
    [55, 161, 0],
    [295, 420, 581],
    [2890, 2611, 2275],
  ]);
  const thousandths = OSBORNE.map((row, a) =>
    row.map((_, d) => Math.round(1000 * outcome(rollOn(a + 2, d + 1, 1)).win)),
  );
  expect(thousandths).toEqual(OSBORNE);
  expect(outcome(rollOn(5, 3, 1)).win).toBeCloseTo(0.6416228964559516, 14);
  expect(outcome(rollOn(31, 30, 1)).win).toBeCloseTo(0.676114, 6);
  expect(outcome(rollOn(101, 100, 1)).win).toBeCloseTo(0.824363, 6);
  const all = outcome(rollOn(201, 200, 1)).ends.reduce((sum, { chance }) => sum + chance, 0);
  expect(Math.abs(all - 1)).toBeLessThan(1e-12);
});
