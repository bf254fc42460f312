import { AT_ONCE, collect, filledLength, gather, noChances, spread, tails } from "./sums";
import { chanceBelow, ENTRY, RANK_COUNT, type Field } from "./ranks";

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
  /** Of a castle: by the defender's units the hits below which it rolls again, and the chances of all hits. */
  readonly poor: readonly number[];
  readonly every: readonly (readonly number[])[];
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
    poor: lane > 0 ? poorBy(field, rank) : [],
    every: defender.rolls[rank],
    ...{ theirs, mine, fullOwn, fullOther, allTheirs, allMine, columns, least },
    between: filled(size, empty),
    lacking: lacks ? filled(size, empty) : [],
    reversed: lacks ? filled(size, empty) : [],
    reach,
    less: (lacks ? theirs[fullOwn - 1].length + mine[fullOther - 1].length : 0) + (lane > 0 ? reach : 0),
    part: 0,
    other: -1,
  };
}

/** Steps that it took to make a volley. */
export function volleyCost({ mine, columns, between, lacking, reversed }: Volley): number {
  const lists = between.length + lacking.length + reversed.length;
  return 100 + ENTRY * (columns.length * mine.length + lists);
}

/** By the defender's units: the chances of hits that are not rolled again. */
function keptRolls({ defender, poor }: Field, rank: number): number[][] {
  const rolls = defender.rolls[rank];
  const rows = [[1]];
  for (let units = 1; units < rolls.length; units++) {
    const least = poor[rank][rolls[units].length - 1];
    const row = [...rolls[units]];
    for (let hits = 0; hits < least; hits++) row[hits] = 0;
    rows[units] = row;
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

/** By the defender's units: the hits below which its dice are rolled again. */
function poorBy({ defender, poor }: Field, rank: number): number[] {
  const rolls = defender.rolls[rank];
  const list = [0];
  for (let units = 1; units < rolls.length; units++) list[units] = poor[rank][rolls[units].length - 1];
  return list;
}

/** The least units, of at least one, that can have so many ways to hit; more than there are where none can. */
function leastWith(rows: readonly (readonly number[])[], ways: number): number {
  for (let units = 1; units < rows.length; units++) if (rows[units].length >= ways) return units;
  return rows.length;
}

function padded(row: readonly number[]): number[] {
  const list: number[] = [];
  const size = filledLength(row.length);
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
const BEGIN = 26;

/** Goes on with the rank for this sum, for about so many steps; gives the steps that it took: `part` is 0 at its end. */
export function fire(volley: Volley, layers: readonly number[][][], sum: number, steps: number): number {
  const { theirs, mine, fullOwn, allTheirs, allMine, between, reach } = volley;
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
  const n = Math.ceil(allMine.length / AT_ONCE);
  const parts = n + Math.ceil(allTheirs.length / AT_ONCE);
  let spent = 0;
  if (volley.part === 0) {
    if (volley.other < 0) {
      spent = BEGIN;
      volley.other = sum > fullOwn ? sum - fullOwn + 1 : 1;
      spent += outnumbered(volley, layers, sum);
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
      spent += suffer(volley, rows, sum, AT_ONCE * (part - 1), first, last);
    } else {
      const hits = AT_ONCE * (part - n - 1);
      spread(to, allTheirs, between, hits, sum, first, end, false);
      if (hits === 0 && sum <= own && sum >= bare) to[0] += tails(allTheirs, between, sum, 1);
      spent += end < first ? 1 : 1.2 * (end - first + 1) + 2;
    }
  }
  if (volley.part <= parts) return spent;
  volley.part = 0;
  return fullOwn > 1 ? spent + reverse(volley, to, sum) : spent;
}

/** The attacker's losses by hits from `hits` on, for defenders from `first` to `last`; of those who have all dice the hits are the same. */
function suffer(
  { columns, least, between, fullOther, allMine }: Volley,
  rows: readonly (readonly number[])[],
  sum: number,
  hits: number,
  first: number,
  last: number,
): number {
  const from = least[hits] > first ? least[hits] : first;
  const full = fullOther > from ? fullOther : from;
  const most = last < full ? last : full - 1;
  let spent = 2;
  if (from <= most) {
    gather(between[sum], columns, rows, hits, sum, from, most);
    spent += 1.5 * (most - from + 1);
  }
  if (full <= last) {
    spread(between[sum], allMine, rows, hits, sum, sum - last, sum - full, hits === 0);
    spent += 1.2 * (last - full + 1);
  }
  return spent;
}

/**
 * Takes the states out of the row in which attackers are fewer than the hits below which dice are rolled again: those are
 * rolled again only where not all attackers are hit (RE58), so that dice that stay leave none of these.
 */
function outnumbered(
  { poor, every, theirs, layer, next, rank }: Volley,
  layers: readonly number[][][],
  sum: number,
): number {
  const most = poor.length > 0 ? poor[poor.length - 1] : 0;
  const row = layers[layer][sum];
  let spent = 0;
  for (let own = 1; own < most && own < sum && own < theirs.length; own++) {
    const other = sum - own;
    const chance = other < poor.length && own < poor[other] ? row[other] : 0;
    if (chance > 0) {
      row[other] = 0;
      const again = chanceBelow(every[other], own);
      layers[rank][sum][other] += chance * again;
      const stay = chance * (1 - again);
      const chances = theirs[own];
      for (let k = 0; k < chances.length; k++) {
        const left = k < other ? other - k : 0;
        layers[next][left][left] += stay * chances[k];
      }
      spent += 4 + 2 * chances.length;
    }
  }
  return spent;
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
  if (fullOwn < 2) return 0;
  const end = sum < mine.length ? sum : mine.length;
  const lacking = volley.lacking[sum];
  let spent = 0;
  let other = volley.other;
  for (; other < end && spent < steps; other++) {
    const chance = row[other];
    row[other] = 0;
    if (other >= fullOther) lacking[other] = chance;
    else if (chance > 0) spent += paired(theirs[sum - other], mine[other], to, sum, other, chance);
    spent += 2;
  }
  volley.other = other;
  return spent;
}

/** The hits of both sides one by one; of either, all that come to nobody left together. */
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
  const most = n <= own ? n : own;
  for (let hits = 1; hits <= size; hits++) {
    const lost = hits <= other ? hits - 1 : other;
    const share = chance * theirs[hits - 1];
    const at = other - lost + 1;
    const turn = sum - lost + 2;
    for (let k = 1; k <= most; k++) {
      const row = to[turn - k - 1];
      row[at - 1] = row[at - 1] + share * mine[k - 1];
    }
    if (n > most) {
      const row = to[other - lost];
      for (let k = most + 1; k <= n; k++) row[at - 1] = row[at - 1] + share * mine[k - 1];
    }
  }
  return n * size + 4;
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
    spent += 2 + 0.6 * volley.theirs[sum - other].length;
  }
  for (let hits = 0; hits < allMine.length; hits += AT_ONCE)
    collect(to, allMine, reversed, hits, sum, lo, hi);
  if (sum < width) to[sum] += tails(allMine, reversed, sum, 1);
  return hi < lo ? 2 : spent + 0.2 * (hi - lo + 1) * allMine.length;
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
