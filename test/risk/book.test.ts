import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import { boostedRolls } from "../../src/games/castle-risk/rules/combat/main";
import type { RankBattle } from "../../src/risk/combat/odds/battle";
import { newBook, tidy, winIn, workIn, type Book } from "../../src/risk/combat/odds/book";
import { any } from "../../src/risk/units";
import { outcome } from "../helpers/odds";
import { battle, CASTLE_NEED } from "./battles.data";

/** The chance out of a book, worked out a few units at a time. */
function learn(book: Book, own: readonly number[], other: readonly number[], units = 3): number {
  for (;;) {
    const win = winIn(book, own, other);
    if (win !== undefined) return win;
    workIn(book, own, other, units);
  }
}

function army(roll: Roll, most: number): number[] {
  return [roll(most), roll(most), roll(4), roll(3)];
}

/** A battle of Castle Risk between armies of these sizes: with a city's dice or a castle's, and special phases once or again and again. */
function drawn(roll: Roll, most: number): RankBattle {
  const castle = roll(3) === 0;
  const [own, other] = [army(roll, most), army(roll, most)];
  const extra = [roll(3), castle ? 2 : 0, 0];
  return {
    ...battle(own, other, CASTLE_NEED, { extra, mine: CASTLE_NEED, once: roll(3) === 0 }),
    main: boostedRolls(0, castle ? 1 : 0),
  };
}

describe("a book of battles", () => {
  test("has the exact chance of each", () => {
    const roll = rollFrom(seedRng(61));
    for (let n = 0; n < 200; n++) {
      const fought = drawn(roll, n < 150 ? 6 : 16);
      const { attacker, defender } = fought;
      if (any(attacker.units) && any(defender.units))
        expect(learn(newBook(fought), attacker.units, defender.units)).toBeCloseTo(outcome(fought).win, 12);
    }
  });

  test("has the same numbers, to the last bit, in whatever order armies are asked for, and however often it is tidied", () => {
    const roll = rollFrom(seedRng(62));
    const fought = drawn(roll, 4);
    const book = newBook(fought);
    for (let n = 0; n < 400; n++) {
      // Few kinds beside the foot, so that pages are met again with more heads and with fewer.
      const own = [1 + roll(12), roll(3), roll(2), roll(2)];
      const other = [1 + roll(12), roll(3), roll(2), roll(2)];
      if (n % 50 === 0) book.known = Infinity;
      tidy(book);
      expect(learn(book, own, other, 1 + roll(30))).toBe(learn(newBook(fought), own, other));
    }
  });

  test("reads what it has worked out once, and all smaller battles of the same armies", () => {
    const book = newBook(battle([12, 4, 2, 1], [10, 3, 2, 1]));
    expect(workIn(book, [12, 4, 2, 1], [10, 3, 2, 1], 1000)).toBe((19 * 16) / 4);
    expect(winIn(book, [3, 4, 2, 1], [10, 3, 2, 1])).toBeGreaterThan(0);
    expect(workIn(book, [7, 4, 2, 1], [1, 3, 2, 1], 1000)).toBe(0);
    expect(winIn(book, [12, 4, 2, 0], [10, 3, 2, 1])).toBeUndefined();
  });
});
