import { RANK_MAIN } from "../ranks";
import type { End, Hits, Outcome } from "./battle";
import { beginsOf, RANK_COUNT, type Begin, type Field } from "./ranks";
import { clash } from "./sweep-main";
import { COPIED, noChances } from "./sums";
import { fire } from "./fire";
import { newVolley, volleyCost, type Volley } from "./volleys";

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
  readonly zero: number[];
  /** The layers in which anything is rolled. */
  readonly used: number[];
  /** How far above and below its own a sum is read or written. */
  above: number;
  below: number;
  /** In the order in which they are fought: with a castle each rank where the re-roll is still there, then where it is gone. */
  readonly volleys: Volley[];
  /** By units: the chance that so many of the attacker's are left in the end, and of the defender's. */
  readonly own: number[];
  readonly other: number[];
  /** The sum that is looked at, and how many of the volleys are behind; -1 when all is known. */
  sum: number;
  done: number;
}

/** Steps of a sum besides its volleys, of a row that is used again and of one that is made, and for an entry of theirs. */
const SUM = 8;
const AGAIN = 1;
const MADE = 1.5;
const CLEARED = 0.22;

export function startSweep(field: Field, rolled: readonly Hits[]): Sweep {
  const own = field.attacker.units.length - 1;
  const other = field.width - 1;
  const used: number[] = [];
  for (let lane = 0; lane < field.lanes; lane++) used.push(RANK_COUNT * lane + RANK_MAIN);
  return {
    field,
    begins: beginsOf(field, field.battle, own, other, rolled),
    rows: [],
    zero: noChances(other + 3),
    used,
    above: 2,
    below: 2,
    volleys: [],
    own: noChances(own + 1),
    other: noChances(other + 1),
    sum: own + other,
    done: -1,
  };
}

/** Makes the next volley, and behind the last one the lists of rows; gives the steps that it took, 0 where all are there. */
function prepare(sweep: Sweep): number {
  const { field, volleys, used, rows, zero } = sweep;
  const { ranks, lanes } = field;
  const at = volleys.length;
  if (at < ranks.length * lanes) {
    const volley = newVolley(field, ranks[Math.floor(at / lanes)], lanes - 1 - (at % lanes));
    volleys.push(volley);
    used.push(volley.layer);
    if (volley.reach > sweep.above) sweep.above = volley.reach;
    if (volley.less > sweep.below) sweep.below = volley.less;
    return volleyCost(volley);
  }
  if (rows.length > 0) return 0;
  const last = sweep.own.length + sweep.other.length - 2 + sweep.above;
  const list: Rows = [];
  for (let sum = 0; sum <= last; sum++) list[sum] = zero;
  for (let layer = 0; layer < RANK_COUNT * lanes; layer++) rows[layer] = [...list];
  return 0.3 * last + 5;
}

/** Follows a battle for about so many steps; gives how many of them were not needed: `sum` is -1 at its end. */
export function followSweep(sweep: Sweep, steps: number): number {
  const { volleys, field, rows } = sweep;
  let left = steps;
  while (left > 0) {
    const spent = prepare(sweep);
    if (spent === 0) break;
    left -= spent;
  }
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
      if (volley.part < 0 && sum < many) noteEnds(sweep, rows[volley.layer][sum], sum);
      left -= fire(volley, rows, sum, left);
      if (volley.part < 0) sweep.done++;
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
  const { field, used, rows, zero, begins, sum, above, below } = sweep;
  const most = field.attacker.units.length - 1;
  const top = most + field.width - 1;
  const last = sum > below ? sum - below : 0;
  const old = last + below + above + 1;
  let spent = SUM;
  if (sum === top || old > top) {
    // Rows that are made take longer than rows that are used again.
    for (const layer of used)
      for (let at = sum === top ? top : last; at >= last; at--)
        if (rows[layer][at] === zero) {
          rows[layer][at] = [...zero];
          spent += MADE + COPIED * zero.length;
        }
  } else if (sum >= below) {
    const from = old > most ? old - most + 1 : 1;
    const end = old < zero.length ? old + 1 : zero.length;
    for (const layer of used) {
      const list = rows[layer];
      const row = list[old];
      list[last] = row;
      for (let i = from; i <= end; i++) row[i - 1] = 0;
    }
    spent += used.length * (AGAIN + CLEARED * (end - from + 1));
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
