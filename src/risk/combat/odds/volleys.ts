import { AT_ONCE, noChances, partsOf } from "./sums";
import { RANK_COUNT, type Field } from "./ranks";

/** The chances of a side's hits in a rank, in parts of as many as are added up at once. */
interface HitParts {
  /** The least units that have all dice, and the chances of these, zeros behind them. */
  readonly full: number;
  readonly all: readonly (readonly number[])[];
  /** By hits, their chances by units; and by part the least units that can have so many hits. */
  readonly columns: readonly (readonly (readonly number[])[])[];
  readonly least: readonly number[];
}

/** A rank in which somebody rolls, for all states of a battle; what changes as fire.ts goes through their sums. */
export interface Volley {
  readonly layer: number;
  readonly next: number;
  readonly rank: number;
  /** Of a castle, by the defender's units: the chance that dice are rolled again, the hits below which they are, and the chances of all hits. */
  readonly turned: readonly number[];
  readonly poor: readonly number[];
  readonly every: readonly (readonly number[])[];
  /** By units: the chances of the hits; of the defender's only those that are not rolled again. */
  readonly dealt: readonly (readonly number[])[];
  readonly suffered: readonly (readonly number[])[];
  readonly attacker: HitParts;
  readonly defender: HitParts;
  /** Units of both sides; fewer attackers than `bare` are left of none that has all dice. */
  readonly own: number;
  readonly other: number;
  readonly bare: number;
  /** By sum: between the losses of the attacker and of the defender, by what is left of the attacker. */
  readonly between: number[][];
  /** By the attacker's units, the states in which it alone lacks dice; and between the losses, by what is left of the defender. */
  readonly lacking: number[][];
  readonly reversed: number[][];
  /** How far above its own a sum is read, and how far below one is written. */
  readonly reach: number;
  readonly less: number;
  /** The part of a sum that is due, -1 before it begins; and of the first one the attacker's units of its next state. */
  part: number;
  at: number;
}

/** So many attackers may lack dice, and are paired hit by hit for all that: to take one side first would take longer. */
const PAIRED = 1;

export function newVolley(field: Field, rank: number, lane: number): Volley {
  const { attacker, defender, next } = field;
  const dealt = attacker.rolls[rank];
  const suffered = lane > 0 ? keptRolls(field, rank) : defender.rolls[rank];
  const own = dealt.length - 1;
  const other = suffered.length - 1;
  const attack = hitParts(dealt, PAIRED);
  const defence = hitParts(suffered, 0);
  const reach = Math.max(reachOf(attack), reachOf(defence));
  const size = own + other + reach;
  const turns = attack.full > PAIRED + 1;
  const between = rowsOf(size, own);
  const lost = dealt[attack.full - 1].length + suffered[turns ? defence.full - 1 : other].length;
  return {
    layer: RANK_COUNT * lane + rank,
    next: RANK_COUNT * lane + next[rank],
    rank,
    turned: lane > 0 ? byDice(field, rank, field.turned[rank]) : [],
    poor: lane > 0 ? byDice(field, rank, field.poor[rank]) : [],
    every: defender.rolls[rank],
    ...{ dealt, suffered, attacker: attack, defender: defence, own, other },
    bare: attack.full - suffered[other].length + 1,
    between,
    lacking: turns ? [...between] : [],
    reversed: turns ? rowsOf(size, other) : [],
    reach,
    less: (attack.full > 1 ? lost : 0) + (lane > 0 ? reach : 0),
    part: -1,
    at: 0,
  };
}

/** Steps that it took to make a volley. */
export function volleyCost({ dealt, suffered, own, other, attacker, defender, between }: Volley): number {
  const columns =
    attacker.columns.length * dealt[own].length * own +
    defender.columns.length * suffered[other].length * other;
  return 40 + 0.5 * columns + 0.25 * between.length;
}

/** By units: the chances of hits that are not rolled again. */
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

/** What holds by the number of the defender's dice, by its units. */
function byDice({ defender }: Field, rank: number, values: readonly number[]): number[] {
  const rolls = defender.rolls[rank];
  const list = [0];
  for (let units = 1; units < rolls.length; units++) list[units] = values[rolls[units].length - 1];
  return list;
}

/** The parts of a side's hits; columns only where more than so many of its states lack dice. */
function hitParts(rolls: readonly (readonly number[])[], lacking: number): HitParts {
  const most = rolls.length - 1;
  const all = rolls[most];
  let full = 1;
  while (full <= most && rolls[full].length < all.length) full++;
  const columns: number[][] = [];
  const least: number[] = [];
  const none = noChances(most + 1);
  let from = 1;
  for (let hits = 0; hits < all.length; hits++) {
    while (from <= most && rolls[from].length <= hits) from++;
    if (hits % AT_ONCE === 0) least.push(from);
    if (full > lacking + 1) {
      const column = [...none];
      for (let units = from; units <= most; units++) column[units] = rolls[units][hits];
      columns[hits] = column;
    }
  }
  return { full, all: partsOf(all, 0), columns: partsOf(columns, none), least };
}

/** Hits that are added up, with the zeros behind them. */
function reachOf({ all }: HitParts): number {
  return AT_ONCE * (all.length - 1) + all[all.length - 1].length;
}

/** A list with a row for each sum; one row of zeros stands for all that are not in use. */
function rowsOf(size: number, most: number): number[][] {
  const none = noChances(most + 1);
  const list: number[][] = [];
  for (let i = 0; i <= size; i++) list[i] = none;
  return list;
}
