import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fillWorth, startWorth } from "../../src/risk/combat/odds/backward";
import type { Order, RankBattle } from "../../src/risk/combat/odds/battle";
import { fieldOf } from "../../src/risk/combat/odds/field";
import { outcome } from "../helpers/odds";
import { recursion } from "../helpers/responses";
import { battle, JUDGED } from "./battles.data";

const UNITS = fc
  .tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 2 }))
  .filter((units) => units.some((n) => n > 0));
const NEED = fc.tuple(fc.constantFrom(3, 4), fc.constantFrom(4, 5), fc.constantFrom(2, 3));
const ORDER = fc.constantFrom<Order>("cheapest", "shrewd");

/** A small battle with anything that bears on one but a castle's re-roll. */
const BATTLE = fc
  .record({
    ...{ mine: UNITS, theirs: UNITS, need: NEED, other: NEED, own: ORDER, order: ORDER },
    ...{
      city: fc.nat({ max: 2 }),
      castle: fc.constantFrom(0, 2),
      once: fc.boolean(),
      rank: fc.nat({ max: 3 }),
    },
  })
  .map(({ mine, theirs, need, other, own, order, city, castle, once, rank }): RankBattle => {
    const plain = battle(mine, theirs, need, { theirs: other, extra: [city, castle, 0], once });
    return {
      ...plain,
      attacker: { ...plain.attacker, order: own },
      defender: { ...plain.defender, order },
      rank,
    };
  });

test("odds are those of a plain recursion, add up to 1, and are the same in slices and by way of the table", () => {
  fc.assert(
    fc.property(BATTLE, (b) => {
      const odds = outcome(b);
      const { win, lose, both } = recursion(b);
      expect(odds.win).toBeCloseTo(win, 12);
      expect(odds.lose).toBeCloseTo(lose, 12);
      expect(odds.both).toBeCloseTo(both, 12);
      const all = odds.ends.reduce((sum, { chance }) => sum + chance, 0);
      expect(Math.abs(all - 1)).toBeLessThan(1e-12);
      expect(outcome(b, 5)).toEqual(odds);
      for (const aim of ["win", "hold"] as const) {
        const worth = startWorth(fieldOf(b), aim);
        while (!fillWorth(worth, 5));
        const { ranks, width, attacker } = worth.field;
        const layer = worth.layers[ranks.find((rank) => rank >= b.rank) ?? 3];
        expect(layer[attacker.units.length - 1][width - 1]).toBeCloseTo(aim === "win" ? win : lose, 12);
      }
    }),
    { numRuns: 60 },
  );
});

test("shrewd losses: of what the best choice gains over twenty battles 85 of 100 at least, and never less than the cheapest", () => {
  let gain = 0;
  let best = 0;
  const worse: string[] = [];
  JUDGED.forEach((b, i) => {
    const cheap = outcome(b);
    const attacks = outcome({ ...b, attacker: { ...b.attacker, order: "shrewd" } });
    const defends = outcome({ ...b, defender: { ...b.defender, order: "shrewd" } });
    gain += attacks.win - cheap.win + defends.lose - cheap.lose;
    best += recursion(b, 0).win - cheap.win + recursion(b, 1).lose - cheap.lose;
    if (attacks.win < cheap.win - 1e-12 || defends.lose < cheap.lose - 1e-12) worse.push(`battle ${i + 1}`);
  });
  expect(worse).toEqual([]);
  expect(gain / best).toBeGreaterThan(0.85);
});
