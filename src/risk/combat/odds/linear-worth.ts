import { RANK_MAIN } from "../ranks";
import { rankRows, type RankRow } from "./linear";
import { chanceBelow, halfRow, poorOf, RANK_COUNT, type Worth } from "./ranks";
import type { RollChances } from "./rolls";

/* The worth of states of a battle as most are: see linear.ts. */

/** Steps that a pair of units takes besides its hits, and a rank to look up what it needs for a row. */
const CELL = 5;
const ROW = 12;

/** What all ranks are worth for these units of the attacker, for about so many steps; gives the steps that it took. */
export function fillLinearRow(worth: Worth, own: number, steps: number): number {
  const { field, layers, half } = worth;
  const { lanes, next, poor, turned, ranks } = field;
  const gone = rankRows(field, layers, half, own, 0);
  const kept = lanes > 1 ? rankRows(field, layers, half, own, 1) : [];
  const n = ranks.length;
  const behind = layers[RANK_COUNT * (lanes - 1) + next[RANK_MAIN]];
  let spent = 0;
  let other = worth.other;
  for (; other < field.width && spent < steps; other++) {
    // Where nobody is left of the attacker, the defender's losses of a rank may still be to come.
    if (own > 0)
      for (let lane = 0; lane < lanes; lane++)
        layers[RANK_COUNT * lane + RANK_MAIN][own][other] = mainOf(field.main[lane], behind, own, other);
    spent += CELL * lanes;
    for (let i = n - 1; i >= 0; i--) {
      spent += fill(gone[i], own, other, 0, 0);
      if (lanes > 1) {
        const hits = gone[i].suffered[other];
        const dice = hits.length - 1;
        const least = poorOf(poor[ranks[i]][dice], own);
        const share = least < poor[ranks[i]][dice] ? chanceBelow(hits, least) : turned[ranks[i]][dice];
        spent += fill(kept[i], own, other, least, share * gone[i].from[other]);
      }
    }
  }
  worth.other = other;
  return spent + ROW * n * lanes;
}

/** A rank, from what is behind it: of the defender's hits those of `least` and more, besides what the others are worth. */
function fill(
  { from, to, dealt, suffered, few, half, halves, dice, many }: RankRow,
  own: number,
  other: number,
  least: number,
  others: number,
): number {
  const hits = suffered[other];
  const n = hits.length;
  let spent = 1.7;
  for (let i = 0; i < many; i++) {
    halfRow(halves[i], other, own)[own] = gathered(to[own], other, dice[i]);
    spent += 2.8 + 0.3 * dice[i].length;
  }
  if (own < 1) return spent;
  let sum = others;
  if (n >= few) {
    spent += 0.5 + 0.52 * n;
    const row = half[other];
    for (let k = least + 1; k <= n; k++) sum += hits[k - 1] * row[k <= own ? own - k + 1 : 0];
  } else {
    for (let k = least + 1; k <= n; k++)
      sum += hits[k - 1] * gathered(to[k <= own ? own - k + 1 : 0], other, dealt);
    spent += (n - least) * (1.5 + 0.33 * dealt.length);
  }
  from[other] = sum;
  return spent;
}

/** What a row is worth behind the losses of the defender. */
function gathered(row: readonly number[], other: number, dealt: readonly number[]): number {
  const size = dealt.length;
  const most = size > other ? other : size;
  const from = other + 2;
  let sum = 0;
  for (let k = 1; k <= most; k++) sum += dealt[k - 1] * row[from - k - 1];
  for (let k = most + 1; k <= size; k++) sum += dealt[k - 1] * row[0];
  return sum;
}

function mainOf(
  { one, two }: RollChances,
  to: readonly (readonly number[])[],
  own: number,
  other: number,
): number {
  const attack = own < 3 ? own : 3;
  if (other < 2) return one[attack][0] * to[own][0] + one[attack][1] * to[own - 1][other];
  const chances = two[attack];
  if (attack < 2) return chances[0] * to[own][other - 1] + chances[1] * to[own - 1][other];
  return (
    chances[0] * to[own][other - 2] + chances[1] * to[own - 1][other - 1] + chances[2] * to[own - 2][other]
  );
}
