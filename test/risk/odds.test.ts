import { expect, test } from "vitest";
import { aidedRolls } from "../../src/risk/combat/odds/aided";
import { attackerLosses } from "../../src/risk/combat/comparison";

import { battleOdds } from "../../src/risk/combat/odds/attack";
import { sortDice } from "../../src/risk/dice";
import { chanceOf } from "../../src/risk/world/rules/odds";

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
    const odds = battleOdds(armies, defenders, until);
    const wanted = ends(armies, defenders, until, new Map());
    odds.taken.forEach((p, a) => expect(p, `taken ${a}`).toBeCloseTo(wanted.get(`taken ${a}`) ?? 0, 12));
    odds.held.forEach((p, d) => expect(p, `held ${d}`).toBeCloseTo(wanted.get(`held ${d}`) ?? 0, 12));
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect(odds.chance).toBeCloseTo(sum(odds.taken), 12);
    expect(sum(odds.taken) + sum(odds.held)).toBeCloseTo(1, 12);
  },
);

test("what cannot attack leaves all as it is; a hundred against a hundred favour the attacker", () => {
  expect(battleOdds(3, 4, 3)).toEqual({ chance: 0, taken: [0, 0, 0, 0], held: [0, 0, 0, 0, 1] });
  const { chance, taken, held } = battleOdds(100, 100, 1);
  expect([taken.length, held.length]).toEqual([101, 101]);
  expect(chance).toBeGreaterThan(0.8);
  expect(chance).toBeLessThan(0.82);
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

test("RC35, RM40, RM43, RM44: before a storm of any size the chance is exact, or within a hundredth of a point", () => {
  const two = [0, 1].flatMap((a) => [0, 1].map((b) => [a, b] as const));
  for (const [dice, plus] of two)
    for (const [moreDice, morePlus] of two) {
      const rolls = aidedRolls({ dice, plus }, { dice: moreDice, plus: morePlus });
      for (const until of [1, 2, 30])
        for (const [armies, defenders] of [
          [15, 13],
          [31, 12],
          [40, 15],
          [20, 60],
          [31, 30],
          [3, 250],
          [250, 3],
          [101, 100],
        ]) {
          const truth = armies > until ? battleOdds(armies, defenders, until, rolls).chance : 0;
          expect(chanceOf(armies, defenders, until, rolls), `${armies} ${defenders} ${until}`).toBeCloseTo(
            truth,
            4,
          );
        }
    }
  expect(100 * chanceOf(15, 13, 1)).toBeCloseTo(66.5, 1);
  expect(chanceOf(100_001, 100_000, 1)).toBeGreaterThan(0.999_999);
  expect(chanceOf(1_000, 1_300, 1)).toBeCloseTo(battleOdds(1_000, 1_300, 1).chance, 6);
  expect(chanceOf(2_000, 2_200, 1)).toBeCloseTo(battleOdds(2_000, 2_200, 1).chance, 2);
});
