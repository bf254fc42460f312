import { zeros } from "../../../core/counts";
import { any, size } from "../../units";
import { RANK_CAVALRY, RANK_MAIN, rankDice, RANKED } from "../ranks";
import type { RankSide } from "./battle";
import { hitChances } from "./binomial";
import { CHEAPEST, hitsOf, shrewdOrder } from "./orders";

/*
 * What a side's units can come to, given the order in which they are lost: few ways, each known by its index. 0 is nobody;
 * whoever has more units has the higher index, and the last one is the whole army.
 */
export interface Army {
  readonly units: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  /** By rank: by number of units on both sides together, which of the orders is followed behind it. */
  readonly orders: readonly (readonly number[])[];
  /** By rank and order: by index, what is left of it behind so many hits. */
  readonly after: readonly (readonly (readonly (readonly number[])[])[])[];
  /** Units are lost cheapest first: an index is the number of units. */
  readonly linear: boolean;
  /** By rank but the main one: by index, how many dice hit, as chances. */
  readonly rolls: readonly (readonly (readonly number[])[])[];
  /** By rank: by index, its dice as a place in the list of all numbers of dice that occur, and the chances of these. */
  readonly group: readonly (readonly number[])[];
  readonly chances: readonly (readonly (readonly number[])[])[];
}

/** Most units that the main rank costs a side. */
const MAIN_HITS = 2;

/** Dice of units in a rank but the main one, those that are no unit's included. */
export function diceOf(side: RankSide, units: readonly number[], rank: number): number {
  return rankDice(rank, units, 0) + side.extra[rank];
}

/** Most hits that a side can suffer in a rank. */
function mostHits(other: RankSide, rank: number): number {
  return rank === RANK_MAIN ? MAIN_HITS : diceOf(other, other.units, rank);
}

/** The army of a side against another one while it is made, a part at a time. */
export interface ArmyParts {
  readonly side: RankSide;
  readonly other: RankSide;
  /** By rank: the orders that occur behind it, and by units of both sides which of them it is. */
  readonly orders: number[][];
  readonly kinds: number[][][];
  /** All that its units can come to, as far as it is found, the most first; the first of those that less is looked for of. */
  readonly found: number[][];
  readonly seen: Record<number, boolean | undefined>;
  at: number;
  /** All of it, the fewest first, and where each stands; what is left behind hits, as far as it is known. */
  units: readonly (readonly number[])[];
  readonly index: Record<number, number>;
  readonly after: number[][][][];
  /** The same where the cheapest go first. */
  readonly cheapest: number[][];
  /** Behind which rank and in which order what is left is looked for. */
  rank: number;
  order: number;
  army: Army | undefined;
}

/**
 * Begins with the army of a side; `once` where kinds fire in the first pass alone. Where it is all `plain`, an index of both
 * sides is a number of units, so that nothing is looked up in `after`, which is left out.
 */
export function startArmy(side: RankSide, other: RankSide, once: boolean, plain: boolean): ArmyParts {
  const parts: ArmyParts = {
    side,
    other,
    orders: [],
    kinds: [],
    found: [[...side.units]],
    seen: {},
    at: 0,
    units: [],
    index: {},
    after: [],
    cheapest: [],
    rank: 0,
    order: 0,
    army: undefined,
  };
  const both = size(side.units) + size(other.units);
  if (side.order === "cheapest") {
    parts.units = linear(side.units);
    if (plain) parts.army = linearArmy(parts, []);
  } else for (let rank = 0; rank <= RANK_MAIN; rank++) ordersOf(parts, rank, both, once);
  return parts;
}

/** The same with what is left behind hits, which is the same in all ranks. */
function linearArmy({ side, other, units }: ArmyParts, rows: readonly (readonly number[])[]): Army {
  const first = rows.length > 0 ? zeros(size(side.units) + size(other.units) + 1) : [];
  const sizes: number[] = [];
  for (let left = 0; left < units.length; left++) sizes[left] = left;
  const { rolls, group, chances } = diceTables(side, units);
  return {
    units,
    sizes,
    orders: [first, first, first, first],
    after: [[rows], [rows], [rows], [rows]],
    linear: true,
    rolls,
    group,
    chances,
  };
}

/** Notes what is left of one more number of units behind hits, where the cheapest go first; gives the steps that it took. */
function linearOn(parts: ArmyParts): number {
  const { side, other, units, cheapest } = parts;
  let most = MAIN_HITS;
  for (const rank of RANKED) most = Math.max(most, mostHits(other, rank));
  const i = cheapest.length;
  const row: number[] = [];
  for (let lost = 0; lost <= most; lost++) row[lost] = lost < i ? i - lost : 0;
  cheapest.push(row);
  if (i + 1 < units.length) return ROW + HIT * most;
  parts.army = linearArmy(parts, cheapest);
  return REST * size(side.units);
}

/** Steps that it takes to look for less of some units, to make a row of what is left behind hits, each hit, to number some units, and for the rest of them. */
const LESS = 25;
const ROW = 7.5;
const HIT = 0.5;
const INDEX = 1;
const REST = 8;

/** Makes parts of an army for about so many steps; gives how many of them are left: it is there once any are. */
export function moreArmy(parts: ArmyParts, steps: number): number {
  const { found, side, orders, after, index } = parts;
  let left = steps;
  while (parts.army === undefined && left > 0) {
    if (side.order === "cheapest") left -= linearOn(parts);
    else if (parts.at < found.length) {
      left -= LESS;
      lessOf(parts, found[parts.at]);
      parts.at++;
    } else if (parts.units.length === 0) {
      parts.units = found.reverse();
      for (let i = 0; i < parts.units.length; i++) index[keyOf(parts.units[i], side.units)] = i;
      left -= INDEX * parts.units.length;
    } else if (parts.rank <= RANK_MAIN) left -= rowOn(parts);
    else {
      parts.army = {
        units: parts.units,
        sizes: parts.units.map((some) => size(some)),
        orders,
        after,
        linear: false,
        ...diceTables(side, parts.units),
      };
      left -= REST * parts.units.length;
    }
  }
  return left;
}

/** Finds the orders that occur behind a rank, and which of them it is with so many units on both sides. */
function ordersOf(parts: ArmyParts, rank: number, both: number, once: boolean): void {
  const orders: number[] = [];
  const kinds: number[][] = [];
  parts.orders[rank] = orders;
  parts.kinds[rank] = kinds;
  const hits = hitsOf(parts.side.need);
  // Once all kinds have fired, and where none fires again, how long the battle lasts changes nothing.
  if (once || rank >= RANK_CAVALRY) {
    kinds[0] = shrewdOrder(rank, hits, both, once);
    for (let n = 0; n <= both; n++) orders[n] = 0;
    return;
  }
  for (let n = 0; n <= both; n++) {
    const order = shrewdOrder(rank, hits, n, once);
    // What has fired is worth more the longer the battle lasts: an order that is gone does not come back.
    const at = kinds.length - 1;
    const isKnown = at >= 0 && isSame(kinds[at], order);
    orders[n] = isKnown ? at : at + 1;
    if (!isKnown) kinds.push(order);
  }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** What is left of units that are lost cheapest first: the dearest of all alone, and so on. */
function linear(full: readonly number[]): number[][] {
  const left = [0, 0, 0, 0];
  const list = [[0, 0, 0, 0]];
  for (let i = CHEAPEST.length - 1; i >= 0; i--) {
    const kind = CHEAPEST[i];
    for (let n = 1; n <= full[kind]; n++) {
      left[kind] = n;
      list.push([left[0], left[1], left[2], left[3]]);
    }
  }
  return list;
}

/** A number for units that are left of a full army; a small one, which an engine finds at once. */
function keyOf(units: readonly number[], full: readonly number[]): number {
  return ((units[0] * (full[1] + 1) + units[1]) * (full[2] + 1) + units[2]) * (full[3] + 1) + units[3];
}

/** What is left of units, of which there are some, when one is lost. */
function lessOne(units: readonly number[], order: readonly number[]): number[] {
  const left = [units[0], units[1], units[2], units[3]];
  for (const kind of order)
    if (left[kind] > 0) {
      left[kind]--;
      return left;
    }
  return left;
}

/** Finds all that units can come to when one more is lost by one of the orders. */
function lessOf({ side, kinds, found, seen }: ArmyParts, units: readonly number[]): void {
  if (!any(units)) return;
  for (const list of kinds)
    for (const order of list) {
      const left = lessOne(units, order);
      const key = keyOf(left, side.units);
      if (seen[key] === true) continue;
      seen[key] = true;
      found.push(left);
    }
}

/** Notes what is left of the next units behind so many hits of a rank, in one of its orders; gives the steps that it took. */
function rowOn(parts: ArmyParts): number {
  const { side, other, kinds, units, index, after, rank, order } = parts;
  after[rank] ??= [];
  after[rank][order] ??= [];
  const rows = after[rank][order];
  const i = rows.length;
  const most = mostHits(other, rank);
  const row = [i];
  if (most > 0) {
    const next = i > 0 ? index[keyOf(lessOne(units[i], kinds[rank][order]), side.units)] : 0;
    for (let lost = 1; lost <= most; lost++) row[lost] = i > 0 ? rows[next][lost - 1] : 0;
  }
  rows.push(row);
  if (rows.length === units.length) {
    parts.order++;
    if (parts.order === kinds[rank].length) {
      parts.order = 0;
      parts.rank++;
    }
  }
  return ROW + HIT * most;
}

function diceTables(
  side: RankSide,
  units: readonly (readonly number[])[],
): Pick<Army, "rolls" | "group" | "chances"> {
  const rolls: (readonly number[])[][] = [];
  const group: number[][] = [];
  const chances: number[][][] = [];
  for (const rank of RANKED) {
    const all = hitChances(diceOf(side, side.units, rank), side.need[rank]);
    const places: number[] = all.map(() => -1);
    const rows: (readonly number[])[] = [all[0]];
    const at = [0];
    const found: number[][] = [];
    const extra = side.extra[rank];
    for (let i = 1; i < units.length; i++) {
      const n = rankDice(rank, units[i], 0) + extra;
      if (places[n] < 0) {
        places[n] = found.length;
        found.push(all[n]);
      }
      rows[i] = all[n];
      at[i] = places[n];
    }
    rolls[rank] = rows;
    group[rank] = at;
    chances[rank] = found;
  }
  return { rolls, group, chances };
}
