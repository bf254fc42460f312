import type { RankBattle, RankSide } from "../../src/risk/combat/odds/battle";
import { hitsOf, shrewdOrder, without } from "../../src/risk/combat/odds/orders";
import { rankDice } from "../../src/risk/combat/ranks";
import { size } from "../../src/risk/units";

/*
 * Battles in ranks by plain recursion over what stands on both sides: slow, and written without anything of the code that
 * it is compared with but the orders of losses. A castle's re-roll is not known here.
 */

/** Who is left. */
export interface Chances {
  win: number;
  lose: number;
  both: number;
}

/** What the owner of units takes off when so many are due behind a rank; `other` is what it sees on the other side. */
type Chooser = (
  rank: number,
  own: readonly number[],
  other: readonly number[],
  due: number,
) => readonly number[][];

const CHEAP: Chooser = (_rank, own, _other, due) => [without(own, due, [0, 1, 2, 3])];

function shrewd(side: RankSide, once: boolean): Chooser {
  const hits = hitsOf(side.need);
  return (rank, own, other, due) => [
    without(own, due, shrewdOrder(rank, hits, size(own) + size(other), once)),
  ];
}

/** A number for units, of which no kind has more than this allows. */
const BASE = 16;

function keyOf([foot, archers, cavalry, weapons]: readonly number[]): number {
  return ((foot * BASE + archers) * BASE + cavalry) * BASE + weapons;
}

const WAYS = new Map<number, readonly number[][]>();

/** All ways to take so many units off: whoever sees everything takes the best of them. */
const FREE: Chooser = (_rank, own, _other, due) => {
  const key = keyOf(own) * BASE + due;
  const before = WAYS.get(key);
  if (before !== undefined) return before;
  const ways: number[][] = [];
  WAYS.set(key, ways);
  for (let s = 0; s <= Math.min(due, own[3]); s++)
    for (let c = 0; c <= Math.min(due - s, own[2]); c++)
      for (let a = 0; a <= Math.min(due - s - c, own[1]); a++) {
        const foot = due - s - c - a;
        if (foot <= own[0]) ways.push([own[0] - foot, own[1] - a, own[2] - c, own[3] - s]);
      }
  return ways;
};

const HITS = new Map<number, readonly number[]>();

/** The chances of so many hits with these dice, each of which hits from `need` on. */
function hitsIn(dice: number, need: number): readonly number[] {
  const before = HITS.get(dice * 8 + need);
  if (before !== undefined) return before;
  let list = [1];
  const p = (7 - need) / 6;
  for (let i = 0; i < dice; i++) {
    const next = list.map((q) => q * (1 - p));
    next.push(0);
    list.forEach((q, k) => (next[k + 1] += q * p));
    list = next;
  }
  HITS.set(dice * 8 + need, list);
  return list;
}

const PLAYED: Readonly<Record<string, (side: RankSide, once: boolean) => Chooser>> = {
  cheapest: () => CHEAP,
  shrewd,
};

/**
 * The chances of a battle from its beginning on. `best`: which side takes the best of all ways to lose its units, the
 * attacker (0) or the defender (1), with sight of both sides' losses; the other sides lose in their orders.
 */
export function recursion(battle: RankBattle, best?: 0 | 1): Chances {
  // By rank and by what stands on either side: a key of both together would be no small number, which maps are slow with.
  const known = [0, 1, 2, 3].map(() => new Map<number, Map<number, Chances>>());
  const { attacker, defender, main, once } = battle;
  const own = best === 0 ? FREE : PLAYED[attacker.order](attacker, once);
  const theirs = best === 1 ? FREE : PLAYED[defender.order](defender, once);

  const behind = (
    rank: number,
    a: readonly number[],
    d: readonly number[],
    lost: number,
    won: number,
  ): Chances => {
    const next = rank === 3 ? (once ? 3 : 0) : rank + 1;
    let found: Chances | undefined;
    for (const left of own(rank, a, d, Math.min(lost, size(a))))
      for (const rest of theirs(rank, d, left, Math.min(won, size(d)))) {
        const chances = from(next, left, rest);
        const better = best === 1 ? chances.lose > (found?.lose ?? -1) : chances.win > (found?.win ?? -1);
        if (better) found = chances;
      }
    if (found === undefined) throw new Error("no way to lose units");
    return found;
  };

  function from(rank: number, a: readonly number[], d: readonly number[]): Chances {
    if (size(a) === 0 || size(d) === 0)
      return { win: size(a) > 0 ? 1 : 0, lose: size(d) > 0 ? 1 : 0, both: size(a) + size(d) > 0 ? 0 : 1 };
    const key = keyOf(a);
    const row = known[rank].get(key) ?? new Map<number, Chances>();
    known[rank].set(key, row);
    const before = row.get(keyOf(d));
    if (before !== undefined) return before;
    const sum = { win: 0, lose: 0, both: 0 };
    const add = (p: number, lost: number, won: number): void => {
      const { win, lose, both } = behind(rank, a, d, lost, won);
      sum.win += p * win;
      sum.lose += p * lose;
      sum.both += p * both;
    };
    if (rank === 3) {
      const dice = Math.min(3, size(a));
      const pairs = Math.min(dice, 2, size(d));
      (size(d) > 1 ? main.two : main.one)[dice]
        .slice(0, pairs + 1)
        .forEach((p, lost) => add(p, lost, pairs - lost));
    } else {
      const dice = (side: RankSide, units: readonly number[]): readonly number[] =>
        hitsIn(rankDice(rank, units, 0) + side.extra[rank], side.need[rank]);
      const mine = dice(defender, d);
      dice(attacker, a).forEach((p, won) => mine.forEach((q, lost) => add(p * q, lost, won)));
    }
    row.set(keyOf(d), sum);
    return sum;
  }
  return from(battle.rank, attacker.units, defender.units);
}
