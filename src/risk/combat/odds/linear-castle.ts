import { RANK_MAIN } from "../ranks";
import { halve, mainRow, rankRows, roll, rollLast, takeOff, type RankRow } from "./linear";
import { halfRow, RANK_COUNT, type Flow } from "./ranks";

/*
 * A battle for a castle whose defender rolls again by itself, units lost cheapest first: see linear.ts. Both lanes have
 * the same dice, so that what their hits cost is looked up once for both.
 */

/** Steps that a pair of units takes besides its hits, and a rank to look up what it needs for a row. */
const CELL = 24;
const ROW = 30;

/** All ranks of a pass for these units of the attacker, as linearRow has them; gives the steps that it took. */
export function castleRow(flow: Flow, own: number, steps: number): number {
  const { field, mass, half } = flow;
  const { poor, turned, ranks } = field;
  const gone = rankRows(field, mass, half, own, 0);
  const kept = rankRows(field, mass, half, own, 1);
  const n = ranks.length;
  const shares = mass[RANK_MAIN][own];
  const sharesKept = mass[RANK_COUNT + RANK_MAIN][own];
  const behind = mass[RANK_COUNT + field.next[RANK_MAIN]];
  const main = mainRow(field.main[0], behind, own);
  const mainKept = mainRow(field.main[1], behind, own);
  const { whole, less, least } = main;
  let spent = 0;
  let other = flow.other;
  for (; other > 0 && spent < steps; other--) {
    spent += CELL;
    for (let i = 0; i < n; i++) {
      const row = gone[i];
      const rowKept = kept[i];
      if (own > 0) {
        const chance = rowKept.from[other];
        if (chance > 0) {
          // Poor dice are rolled again: from where all are that have no re-roll any more.
          const dice = row.mine[other].length - 1;
          const without = row.from[other] + chance * turned[ranks[i]][dice];
          spent += rollBoth(row, rowKept, own, other, without, chance, poor[ranks[i]][dice]);
        } else if (row.from[other] > 0) spent += roll(row, own, other, row.from[other]);
      }
      if (row.many > 0) spent += takeOff(row, own, other) + takeOff(rowKept, own, other);
    }
    const share = shares[other];
    const shareKept = sharesKept[other];
    if (share + shareKept > 0 && own > 0)
      if (own > 1 && other > 1) {
        whole[other - 2] = whole[other - 2] + share * main.none + shareKept * mainKept.none;
        less[other - 1] = less[other - 1] + share * main.one + shareKept * mainKept.one;
        least[other] = least[other] + share * main.two + shareKept * mainKept.two;
      } else {
        rollLast(main, other, share);
        rollLast(mainKept, other, shareKept);
      }
  }
  flow.other = other;
  return spent + ROW * n;
}

/** Both sides' dice of a rank in both lanes: of the defender's where it may still roll again, those with so many hits at least. */
function rollBoth(
  gone: RankRow,
  kept: RankRow,
  own: number,
  other: number,
  chance: number,
  chanceKept: number,
  least: number,
): number {
  const hits = gone.mine[other];
  const n = hits.length;
  const above = own + 2;
  if (n >= gone.few) {
    halve(halfRow(gone.half, other, own + 1), hits, own, chance, 1);
    halve(halfRow(kept.half, other, own + 1), hits, own, chanceKept, least + 1);
    return 2 * n - least + 8;
  }
  const { to, theirs } = gone;
  const toKept = kept.to;
  const size = theirs.length;
  const most = size > other ? other : size;
  const from = other + 2;
  for (let i = 1; i <= n; i++) {
    const left = i <= own ? above - i - 1 : 0;
    const row = to[left];
    const joint = chance * hits[i - 1];
    if (i <= least) {
      for (let k = 1; k <= most; k++) {
        const at = from - k;
        row[at - 1] = row[at - 1] + joint * theirs[k - 1];
      }
      for (let k = most + 1; k <= size; k++) row[0] = row[0] + joint * theirs[k - 1];
    } else {
      const rowKept = toKept[left];
      const jointKept = chanceKept * hits[i - 1];
      for (let k = 1; k <= most; k++) {
        const at = from - k;
        const share = theirs[k - 1];
        row[at - 1] = row[at - 1] + joint * share;
        rowKept[at - 1] = rowKept[at - 1] + jointKept * share;
      }
      for (let k = most + 1; k <= size; k++) {
        row[0] = row[0] + joint * theirs[k - 1];
        rowKept[0] = rowKept[0] + jointKept * theirs[k - 1];
      }
    }
  }
  return (size + 4) * (2 * n - least);
}
