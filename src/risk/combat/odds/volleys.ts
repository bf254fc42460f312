import { AT_ONCE, COPIED, noChances, partsOf } from "./sums";
import { RANK_COUNT, type Field } from "./ranks";

/** The chances of a side's hits in a rank, in parts of as many as are added up at once. */
interface HitParts {
  /** The least units that have all dice, and the chances of these, zeros behind them. */
  readonly full: number;
  readonly all: readonly (readonly number[])[];
  /** By units: the chances of their hits. */
  readonly rolls: readonly (readonly number[])[];
  /** By part the least units that can have so many hits; and by hit, once they are asked for, their chances by units. */
  readonly least: readonly number[];
  readonly columns: (readonly (readonly number[])[])[];
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
  /** The part of a sum that is due, NO_PART before it begins and at its end; and of the first one the attacker's units of its next state. */
  part: number;
  at: number;
}

/** Instead of a part of a sum: none. */
export const NO_PART = -1;

/** So many attackers may lack dice, and are paired hit by hit for all that: to take one side first would take longer. */
const PAIRED = 1;

/** `ownZeros` and `otherZeros`: by sum, rows of zeros by the units of a side. */
export function newVolley(
  field: Field,
  rank: number,
  lane: number,
  ownZeros: readonly number[][],
  otherZeros: readonly number[][],
): Volley {
  const { attacker, defender, next } = field;
  const dealt = attacker.rolls[rank];
  const suffered = lane > 0 ? keptRolls(field, rank) : defender.rolls[rank];
  const own = dealt.length - 1;
  const other = suffered.length - 1;
  const attack = hitParts(dealt);
  const defence = hitParts(suffered);
  const reach = Math.max(reachOf(attack), reachOf(defence));
  const turns = attack.full > PAIRED + 1;
  const lost = dealt[attack.full - 1].length + suffered[turns ? defence.full - 1 : other].length;
  return {
    layer: RANK_COUNT * lane + rank,
    next: RANK_COUNT * lane + next[rank],
    rank,
    turned: lane > 0 ? byDice(field, rank, field.turned[rank]) : [],
    poor: lane > 0 ? byDice(field, rank, field.poor[rank]) : [],
    every: defender.rolls[rank],
    dealt,
    suffered,
    attacker: attack,
    defender: defence,
    own,
    other,
    bare: attack.full - suffered[other].length + 1,
    between: [...ownZeros],
    lacking: turns ? [...ownZeros] : [],
    reversed: turns ? [...otherZeros] : [],
    reach,
    less: (attack.full > 1 ? lost : 0) + (lane > 0 ? reach : 0),
    part: NO_PART,
    at: 0,
  };
}

/** Steps of a volley, for a unit of either side, for one of the defender's with a castle, and for an entry of a column. */
const VOLLEY = 30;
const UNIT = 0.9;
const KEPT = 3;
const ENTRY = 0.35;

/** Steps that it took to make a volley. */
export function volleyCost({ own, other, turned, between, lacking, reversed }: Volley): number {
  const kept = turned.length > 0 ? KEPT * other : 0;
  const copied = COPIED * (between.length + lacking.length + reversed.length);
  return VOLLEY + UNIT * (own + other) + kept + copied;
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

function hitParts(rolls: readonly (readonly number[])[]): HitParts {
  const most = rolls.length - 1;
  const all = rolls[most];
  let full = 1;
  while (full <= most && rolls[full].length < all.length) full++;
  const parts = partsOf(all, 0);
  const least: number[] = [];
  let from = 1;
  for (let part = 0; part < parts.length; part++) {
    while (from <= most && rolls[from].length <= AT_ONCE * part) from++;
    least[part] = from;
  }
  return { full, all: parts, rolls, least, columns: parts.map(() => []) };
}

/** Makes the columns of a part, of which many are never asked for: by hit, its chances by units. Gives the steps that it took. */
export function makeColumns({ rolls, all, least, columns }: HitParts, part: number): number {
  const most = rolls.length;
  const none = noChances(most);
  const made: number[][] = [];
  let from = least[part];
  for (let i = 0; i < all[part].length; i++) {
    const hits = AT_ONCE * part + i;
    const column = [...none];
    while (from < most && rolls[from].length <= hits) from++;
    for (let units = from; units < most; units++) column[units] = rolls[units][hits];
    made[i] = column;
  }
  columns[part] = made;
  return ENTRY * all[part].length * most;
}

/** Hits that are added up, with the zeros behind them. */
function reachOf({ all }: HitParts): number {
  return AT_ONCE * (all.length - 1) + all[all.length - 1].length;
}
