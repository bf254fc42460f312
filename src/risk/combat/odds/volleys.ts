import { AT_ONCE, collect, gather, noChances, spread, tails } from "./sums";
import { RANK_COUNT, type Field } from "./ranks";

/*
 * A rank in which somebody rolls, for all states with the same sum. The hits of a state are a product of both sides', which
 * are taken one after the other: where the attacker has all of its dice, first the defender's and then these, which are the
 * same for all; where the attacker has not, the other way round; where neither has, hit by hit.
 */

export interface Volley {
  readonly layer: number;
  readonly next: number;
  readonly rank: number;
  /** By the defender's units: the chance that they are. */
  readonly turned: readonly number[];
  /** By units: the chances of the hits; of the defender's only those that are not rolled again. */
  readonly theirs: readonly (readonly number[])[];
  readonly mine: readonly (readonly number[])[];
  /** The least units that have all dice, and the chances of these, zeros behind them. */
  readonly fullOwn: number;
  readonly fullOther: number;
  readonly allTheirs: readonly number[];
  readonly allMine: readonly number[];
  /** By hits of the defender: their chances by its units, and by hits the least units that can have them. */
  readonly columns: readonly (readonly number[])[];
  readonly least: readonly number[];
  /** By sum: between the losses of the attacker and of the defender, by what is left of the attacker. */
  readonly between: number[][];
  /** The states in which the attacker alone lacks dice, and between the losses, by what is left of the defender. */
  readonly lacking: number[][];
  readonly reversed: number[][];
  /** How far above its own a sum is read, and how far below one is written. */
  readonly reach: number;
  readonly less: number;
  /** The part of a sum that is due, and of the first one the defender's units of its next state; -1 before it. */
  part: number;
  other: number;
}

export function newVolley(field: Field, rank: number, lane: number): Volley {
  const { attacker, defender, next } = field;
  const theirs = attacker.rolls[rank];
  const mine = lane > 0 ? keptRolls(field, rank) : defender.rolls[rank];
  const own = theirs.length - 1;
  const other = mine.length - 1;
  const fullOwn = leastWith(theirs, theirs[own].length);
  const fullOther = leastWith(mine, mine[other].length);
  const allTheirs = padded(theirs[own]);
  const allMine = padded(mine[other]);
  const columns: number[][] = [];
  const least: number[] = [];
  for (let hits = 0; hits < allMine.length; hits++) {
    const column = noChances(other + 1);
    const from = leastWith(mine, hits + 1);
    for (let units = from; units <= other; units++) column[units] = mine[units][hits];
    columns[hits] = column;
    least[hits] = from;
  }
  const reach = allTheirs.length > allMine.length ? allTheirs.length : allMine.length;
  const empty = noChances((own > other ? own : other) + 1);
  const size = own + other + reach;
  const lacks = fullOwn > 1;
  return {
    layer: RANK_COUNT * lane + rank,
    next: RANK_COUNT * lane + next[rank],
    rank,
    turned: lane > 0 ? turnedBy(field, rank) : [],
    ...{ theirs, mine, fullOwn, fullOther, allTheirs, allMine, columns, least },
    between: filled(size, empty),
    lacking: lacks ? filled(size, empty) : [],
    reversed: lacks ? filled(size, empty) : [],
    reach,
    less: lacks ? theirs[fullOwn - 1].length + mine[fullOther - 1].length : 0,
    part: 0,
    other: -1,
  };
}

/** By the defender's units: the chances of hits that are not rolled again. */
function keptRolls({ defender, poor }: Field, rank: number): number[][] {
  const rolls = defender.rolls[rank];
  const rows = [[1]];
  for (let units = 1; units < rolls.length; units++) {
    const least = poor[rank][rolls[units].length - 1];
    rows[units] = rolls[units].map((chance, hits) => (hits < least ? 0 : chance));
  }
  return rows;
}

/** By the defender's units: the chance that its dice are rolled again. */
function turnedBy({ defender, turned }: Field, rank: number): number[] {
  const rolls = defender.rolls[rank];
  const list = [0];
  for (let units = 1; units < rolls.length; units++) list[units] = turned[rank][rolls[units].length - 1];
  return list;
}

/** The least units, of at least one, that can have so many ways to hit; more than there are where none can. */
function leastWith(rows: readonly (readonly number[])[], ways: number): number {
  for (let units = 1; units < rows.length; units++) if (rows[units].length >= ways) return units;
  return rows.length;
}

function padded(row: readonly number[]): number[] {
  const list: number[] = [];
  const size = AT_ONCE * Math.ceil(row.length / AT_ONCE);
  for (let hits = 0; hits < size; hits++) list[hits] = hits < row.length ? row[hits] : 0;
  return list;
}

function filled(size: number, row: number[]): number[][] {
  const list: number[][] = [];
  for (let i = 0; i <= size; i++) list[i] = row;
  return list;
}

/** The row of a sum, for which one is used again that is far enough above it. */
function rowAt(list: number[][], sum: number, reach: number): number[] {
  const last = list.length - 1;
  const old = sum + reach + 1;
  list[sum] = old <= last - reach ? list[old] : noChances(list[last].length);
  return list[sum];
}

/** Steps that it takes to begin with a sum. */
const BEGIN = 20;

/** Goes on with the rank for this sum, for about so many steps; gives the steps that it took: `part` is 0 at its end. */
export function fire(volley: Volley, layers: readonly number[][][], sum: number, steps: number): number {
  const { theirs, mine, fullOwn, allTheirs, allMine, columns, least, between, reach } = volley;
  const rows = layers[volley.layer];
  const to = layers[volley.next][sum];
  const own = theirs.length - 1;
  const other = mine.length - 1;
  const first = sum > own + 1 ? sum - own : 1;
  // Fewer than these are left of no attacker that has all dice.
  const bare = fullOwn - mine[other].length + 1;
  const high = sum - (bare > 1 ? bare : 1);
  const last = high < other ? high : other;
  const end = bare > 0 ? last : sum < other ? sum : other;
  const n = allMine.length / AT_ONCE;
  const parts = n + allTheirs.length / AT_ONCE;
  let spent = 0;
  if (volley.part === 0) {
    if (volley.other < 0) {
      spent = BEGIN;
      volley.other = sum > fullOwn ? sum - fullOwn + 1 : 1;
      spent += turnAgain(volley, rows[sum], layers[volley.rank][sum]);
      const row = rowAt(between, sum, reach);
      row[0] = sum <= other ? tails(mine[sum], rows, sum, fullOwn) : 0;
      if (fullOwn > 1) {
        rowAt(volley.lacking, sum, reach);
        rowAt(volley.reversed, sum, reach);
      }
    }
    spent += few(volley, rows[sum], layers[volley.next], sum, steps - spent);
    if (volley.other < sum && volley.other <= other && fullOwn > 1) return spent;
    volley.other = -1;
    volley.part = 1;
  }
  for (; volley.part <= parts && spent < steps; volley.part++) {
    const { part } = volley;
    if (part <= n) {
      const hits = AT_ONCE * (part - 1);
      const from = least[hits] > first ? least[hits] : first;
      gather(between[sum], columns, rows, hits, sum, from, last);
      spent += last < from ? 1 : 1.7 * (last - from + 1) + 2;
    } else {
      const hits = AT_ONCE * (part - n - 1);
      spread(to, allTheirs, between, hits, sum, first, end);
      if (hits === 0 && sum <= own && sum >= bare) to[0] += tails(allTheirs, between, sum, 1);
      spent += end < first ? 1 : 1.33 * (end - first + 1) + 2;
    }
  }
  if (volley.part <= parts) return spent;
  volley.part = 0;
  return fullOwn > 1 ? spent + reverse(volley, to, sum) : spent;
}

/** Dice that are rolled again are where all are that have no re-roll any more: those are rolled next. */
function turnAgain({ turned }: Volley, row: readonly number[], again: number[]): number {
  const n = turned.length;
  for (let i = 1; i <= n; i++) again[i - 1] = again[i - 1] + row[i - 1] * turned[i - 1];
  return n / 2;
}

/** Takes the states out of the row in which the attacker lacks dice, those in which the defender does as well hit by hit. */
function few(volley: Volley, row: number[], to: readonly number[][], sum: number, steps: number): number {
  const { theirs, mine, fullOther, fullOwn } = volley;
  const other = mine.length - 1;
  let spent = 0;
  if (fullOwn < 2) return 0;
  const lacking = volley.lacking[sum];
  for (; volley.other < sum && volley.other <= other && spent < steps; volley.other++) {
    const units = volley.other;
    const chance = row[units];
    row[units] = 0;
    if (units >= fullOther) lacking[units] = chance;
    else if (chance > 0) spent += paired(theirs[sum - units], mine[units], to, sum, units, chance);
    spent++;
  }
  return spent;
}

/** The hits of both sides one by one. */
function paired(
  theirs: readonly number[],
  mine: readonly number[],
  to: readonly number[][],
  sum: number,
  other: number,
  chance: number,
): number {
  const own = sum - other;
  const n = mine.length;
  const size = theirs.length;
  for (let hits = 0; hits < n; hits++) {
    const left = sum - (hits < own ? hits : own);
    const share = chance * mine[hits];
    for (let k = 0; k < size; k++) {
      const lost = k < other ? k : other;
      to[left - lost][other - lost] += share * theirs[k];
    }
  }
  return 1.45 * n * size;
}

/** States in which the attacker alone lacks dice: first these, then those of the defender, which are the same for all. */
function reverse(volley: Volley, to: number[], sum: number): number {
  const { allMine, fullOwn, reversed } = volley;
  const width = volley.mine.length;
  const row = reversed[sum];
  const lo = sum >= fullOwn ? sum - fullOwn + 1 : 0;
  const hi = sum > width ? width - 1 : sum - 1;
  let spent = 2;
  for (let other = lo; other <= hi; other++) {
    row[other] = other > 0 ? dealt(volley, sum, other) : dealtRest(volley, sum);
    spent += volley.theirs[sum - other].length;
  }
  for (let hits = 0; hits < allMine.length; hits += AT_ONCE)
    collect(to, allMine, reversed, hits, sum, lo, hi);
  if (sum < width) to[sum] += tails(allMine, reversed, sum, 1);
  return hi < lo ? 2 : spent + 0.35 * (hi - lo + 1) * allMine.length;
}

/** What comes to so many defenders from those of which all dice are there. */
function dealt({ theirs, mine, fullOther, lacking }: Volley, sum: number, other: number): number {
  const chances = theirs[sum - other];
  const room = mine.length - other;
  const n = chances.length < room ? chances.length : room;
  let all = 0;
  for (let hits = other < fullOther ? fullOther - other : 0; hits < n; hits++)
    all += chances[hits] * lacking[sum + hits][other + hits];
  return all;
}

/** The same where no defender is left: so many hits or more. */
function dealtRest({ theirs, mine, fullOther, lacking }: Volley, sum: number): number {
  const chances = theirs[sum];
  let tail = 0;
  let all = 0;
  for (let hits = chances.length - 1; hits >= fullOther; hits--) {
    tail += chances[hits];
    if (hits < mine.length) all += tail * lacking[sum + hits][hits];
  }
  return all;
}
