import { RANK_MAIN } from "../ranks";
import type { End, Hits, Outcome } from "./battle";
import { beginsOf, RANK_COUNT, ways, type Begin, type Field } from "./ranks";
import { clash } from "./sweep-main";
import { AT_ONCE, COPIED, noChances } from "./sums";
import { fire } from "./fire";
import { newVolley, NO_PART, volleyCost, type Volley } from "./volleys";

/*
 * A battle as most are: units are lost cheapest first, and a castle rolls again by itself. A state is a number of units of
 * either side, and each rank leads from states with more units of both together to those with as many or fewer. So all
 * states with the same sum are taken at once, the largest sum first: whole rows are added up, which any engine does
 * several times as fast as it finds its way from state to state.
 */

/** The chances of states, by sum of units and then by the defender's; one row of zeros stands for all that are not in use. */
export type Rows = number[][];

/** A battle that is followed, sum by sum. */
export interface Sweep {
  readonly field: Field;
  readonly begins: readonly Begin[];
  /** By layer; rows are used again once their sum is behind. */
  readonly rows: Rows[];
  /** By sum, one row of zeros for all: of the attacker's units, and of the defender's. Other lists are copies of these. */
  ownZeros: Rows;
  otherZeros: Rows;
  /** The layers in which anything is rolled. */
  readonly used: number[];
  /** How far above and below its own a sum is read or written. */
  above: number;
  below: number;
  /** In the order in which they are fought: with a castle each rank where the re-roll is still there, then where it is gone. */
  readonly volleys: Volley[];
  /** By units: the chance that so many of the attacker's are left in the end, and of the defender's. */
  own: number[];
  other: number[];
  /** The sum whose rows are made next, before anything is followed; -1 when there are enough. */
  making: number;
  /** The sum that is looked at, and how many of the volleys are behind; -1 when all is known. */
  sum: number;
  done: number;
}

/** Steps of a sum besides its volleys, of a row that is used again and of one that is made, and for an entry of theirs. */
const SUM = 3;
const AGAIN = 0.3;
const MADE = 0.9;
const CLEARED = 0.2;
/** Steps to make lists of rows, and for an entry of a list that is no copy. */
const LISTS = 20;
const FILLED = 0.15;

export function startSweep(field: Field, rolled: readonly Hits[]): Sweep {
  const own = field.attacker.units.length - 1;
  const other = field.width - 1;
  const used: number[] = [];
  for (let lane = 0; lane < field.lanes; lane++) used.push(RANK_COUNT * lane + RANK_MAIN);
  return {
    field,
    begins: beginsOf(field, field.battle, own, other, rolled),
    rows: [],
    ownZeros: [],
    otherZeros: [],
    used,
    above: 2,
    below: 2,
    volleys: [],
    own: [],
    other: [],
    making: own + other,
    sum: own + other,
    done: -1,
  };
}

/** Makes a part of what a battle is followed with: lists of zeros, a volley, lists of rows, or rows; gives the steps that it took. */
function prepare(sweep: Sweep): number {
  const { field, volleys, used, rows } = sweep;
  if (sweep.ownZeros.length === 0) return makeZeros(sweep);
  const { ranks, lanes } = field;
  const at = volleys.length;
  if (at < ranks.length * lanes) {
    const volley = newVolley(
      field,
      ranks[Math.floor(at / lanes)],
      lanes - 1 - (at % lanes),
      sweep.ownZeros,
      sweep.otherZeros,
    );
    volleys.push(volley);
    used.push(volley.layer);
    if (volley.reach > sweep.above) sweep.above = volley.reach;
    if (volley.less > sweep.below) sweep.below = volley.less;
    return volleyCost(volley);
  }
  if (rows.length === 0) {
    for (let layer = 0; layer < RANK_COUNT * lanes; layer++) rows[layer] = [...sweep.otherZeros];
    return LISTS + COPIED * RANK_COUNT * lanes * sweep.otherZeros.length;
  }
  const { making } = sweep;
  const top = field.attacker.units.length + field.width - 2;
  sweep.making = making > 0 && making > top - sweep.below ? making - 1 : -1;
  return makeRows(sweep, making);
}

function makeZeros(sweep: Sweep): number {
  const { attacker, defender, ranks, width } = sweep.field;
  const own = attacker.units.length;
  let reach = 0;
  for (const rank of ranks) reach = Math.max(reach, ways(attacker, rank), ways(defender, rank));
  const last = own + width + reach + AT_ONCE;
  sweep.own = noChances(own);
  sweep.other = noChances(width);
  sweep.ownZeros = listOf(noChances(own), last);
  sweep.otherZeros = listOf(noChances(width + 2), last);
  return LISTS + FILLED * (2 * last + 2 * own + 2 * width);
}

function listOf(row: number[], last: number): Rows {
  const list: Rows = [];
  for (let i = 0; i <= last; i++) list[i] = row;
  return list;
}

/** Makes the rows of a sum; gives the steps that it took. */
function makeRows({ used, rows, otherZeros }: Sweep, sum: number): number {
  const [zero] = otherZeros;
  for (const layer of used) rows[layer][sum] = [...zero];
  return used.length * (MADE + COPIED * zero.length);
}

/** Follows a battle for about so many steps; gives how many of them were not needed: `sum` is -1 at its end. */
export function followSweep(sweep: Sweep, steps: number): number {
  const { volleys, field, rows } = sweep;
  let left = steps;
  while (left > 0 && sweep.making >= 0) left -= prepare(sweep);
  if (left <= 0) return left;
  const { lanes, main } = field;
  const many = Math.max(sweep.own.length, sweep.other.length);
  const pass = rows[RANK_COUNT * (lanes - 1) + field.next[RANK_MAIN]];
  while (sweep.sum >= 0 && left > 0) {
    const { sum } = sweep;
    if (sweep.done < 0) {
      left -= open(sweep);
      sweep.done = 0;
    }
    while (sweep.done < volleys.length && left > 0) {
      const volley = volleys[sweep.done];
      if (volley.part === NO_PART && sum < many) noteEnds(sweep, rows[volley.layer][sum], sum);
      left -= fire(volley, rows, sum, left);
      if (volley.part === NO_PART) sweep.done++;
    }
    if (left > 0) {
      for (let lane = lanes - 1; lane >= 0; lane--) {
        const row = rows[RANK_COUNT * lane + RANK_MAIN][sum];
        if (sum < many) noteEnds(sweep, row, sum);
        left -= clash(main[lane], row, pass, sum, field);
      }
      sweep.sum--;
      sweep.done = -1;
    }
  }
  return left;
}

/** Makes the rows that a sum writes to first, and adds what begins at it; gives the steps that it took. */
function open(sweep: Sweep): number {
  const { field, used, rows, begins, sum, above, below } = sweep;
  const most = field.attacker.units.length - 1;
  const top = most + field.width - 1;
  const last = sum - below;
  const old = sum + above + 1;
  let spent = SUM;
  if (sum < top && last >= 0) {
    if (old > top) spent += makeRows(sweep, last);
    else {
      const from = old > most ? old - most + 1 : 1;
      const end = old < field.width + 2 ? old + 1 : field.width + 2;
      for (const layer of used) {
        const list = rows[layer];
        const row = list[old];
        list[last] = row;
        for (let i = from; i <= end; i++) row[i - 1] = 0;
      }
      spent += used.length * (AGAIN + CLEARED * (end - from + 1));
    }
  }
  for (const { layer, own, other, chance } of begins)
    if (own + other === sum) rows[layer][sum][other] += chance;
  return spent;
}

/** Notes states in which nobody is left of a side. */
function noteEnds({ own, other }: Sweep, row: number[], sum: number): void {
  if (sum < own.length) {
    own[sum] += row[0];
    row[0] = 0;
  }
  if (sum > 0 && sum < other.length) {
    other[sum] += row[sum];
    row[sum] = 0;
  }
}

/** The chance of the attacker alone. */
export function sweepWin({ own }: Sweep): number {
  let win = 0;
  for (let n = own.length - 1; n > 0; n--) win += own[n];
  return win;
}

/** All ends of a battle that was followed to its end. */
export function sweepOutcome({ field, own, other }: Sweep): Outcome {
  const { attacker, defender } = field;
  const ends: End[] = [];
  let win = 0;
  let lose = 0;
  for (let n = own.length - 1; n > 0; n--) {
    if (own[n] > 0) ends.push({ attacker: attacker.units[n], defender: defender.units[0], chance: own[n] });
    win += own[n];
  }
  for (let n = other.length - 1; n > 0; n--) {
    if (other[n] > 0)
      ends.push({ attacker: attacker.units[0], defender: defender.units[n], chance: other[n] });
    lose += other[n];
  }
  if (own[0] > 0) ends.push({ attacker: attacker.units[0], defender: defender.units[0], chance: own[0] });
  return { win, lose, both: own[0], ends };
}
