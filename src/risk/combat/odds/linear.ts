import { RANK_MAIN } from "../ranks";
import { FEW, halfRow, RANK_COUNT, ways, type Field, type Flow, type Halves, type Layers } from "./ranks";
import type { RollChances } from "./rolls";

/*
 * A battle as most are: units are lost cheapest first and nobody rolls again. An index is a number of units, and hits are
 * taken off; what lies on the way is looked up once for each row. Loops begin at 1: so an index is one of Lua as it stands,
 * and the innermost loops, which most of the time is spent in, are as short as they can be there.
 */

/** Steps that a pair of units takes besides its hits, and a rank to look up what it needs for a row. */
const CELL = 12;
const ROW = 12;

/** What a rank does with attackers of one number: their row in it and in what is behind it. */
export interface RankRow {
  readonly from: number[];
  readonly to: readonly number[][];
  /** The chances of the hits of their dice, and by the defender's units of its dice. */
  readonly theirs: readonly number[];
  readonly mine: readonly (readonly number[])[];
  /** Ways in which the defender's dice can hit from which on both sides' are not paired one by one. */
  readonly few: number;
  /**
   * Where dice are many: what is between the losses, by the defender's units and what is left of the attacker's; for their
   * own dice, and for all dice that come here, as many as there are, with their chances.
   */
  readonly half: number[][];
  readonly halves: readonly number[][][];
  readonly dice: readonly (readonly number[])[];
  readonly many: number;
}

/** The rows of all ranks but the main one, in a lane. */
export function rankRows(field: Field, layers: Layers, half: Halves, own: number, lane: number): RankRow[] {
  return field.ranks.map((rank) => {
    const theirs = field.attacker.rolls[rank][own];
    const groups = half[RANK_COUNT * lane + rank];
    const { halves, dice } = comingHere(field, groups, rank, own);
    return {
      from: layers[RANK_COUNT * lane + rank][own],
      to: layers[RANK_COUNT * lane + field.next[rank]],
      theirs,
      mine: field.defender.rolls[rank],
      few: Math.floor(FEW / theirs.length) + 1,
      half: halves.length > 0 ? groups[field.attacker.group[rank][own]] : [],
      halves,
      dice,
      many: halves.length,
    };
  });
}

/** What is between the losses for dice that come to these attackers, themselves among them. */
function comingHere(
  { attacker, defender }: Field,
  groups: readonly number[][][],
  rank: number,
  own: number,
): Pick<RankRow, "halves" | "dice"> {
  const halves: number[][][] = [];
  const dice: (readonly number[])[] = [];
  if (groups.length === 0) return { halves, dice };
  const lost = ways(defender, rank) - 1;
  const most = Math.min(own + lost, attacker.units.length - 1);
  for (let group = attacker.group[rank][own]; group <= attacker.group[rank][most]; group++) {
    halves.push(groups[group]);
    dice.push(attacker.chances[rank][group]);
  }
  return { halves, dice };
}

/**
 * All ranks of a pass for these units of the attacker and the defender's from where it stands, for about so many steps;
 * gives the steps that it took.
 */
export function linearRow(flow: Flow, own: number, steps: number): number {
  const { field, mass, half } = flow;
  const rows = rankRows(field, mass, half, own, 0);
  const n = rows.length;
  const main = mainRow(field.main[0], mass[field.next[RANK_MAIN]], own);
  const { none, one, two, whole, less, least } = main;
  const shares = mass[RANK_MAIN][own];
  let spent = 0;
  let other = flow.other;
  for (; other > 0 && spent < steps; other--) {
    spent += CELL;
    for (let i = 0; i < n; i++) {
      const row = rows[i];
      const chance = row.from[other];
      if (chance > 0 && own > 0) spent += roll(row, own, other, chance);
      if (row.many > 0) spent += takeOff(row, own, other);
    }
    const share = shares[other];
    if (share > 0 && own > 0)
      if (own > 1 && other > 1) {
        whole[other - 2] = whole[other - 2] + share * none;
        less[other - 1] = less[other - 1] + share * one;
        least[other] = least[other] + share * two;
      } else rollLast(main, other, share);
  }
  flow.other = other;
  return spent + ROW * n;
}

/** Both sides' dice of a rank: few are paired one by one; of many the attacker's losses are taken first. */
export function roll(rank: RankRow, own: number, other: number, chance: number): number {
  const hits = rank.mine[other];
  const n = hits.length;
  const above = own + 2;
  if (n >= rank.few) {
    halve(halfRow(rank.half, other, own + 1), hits, own, chance, 1);
    return n + 4;
  }
  const { to, theirs } = rank;
  const size = theirs.length;
  const most = size > other ? other : size;
  const from = other + 2;
  for (let i = 1; i <= n; i++) {
    const row = to[i <= own ? above - i - 1 : 0];
    const joint = chance * hits[i - 1];
    for (let k = 1; k <= most; k++) {
      const at = from - k;
      row[at - 1] = row[at - 1] + joint * theirs[k - 1];
    }
    for (let k = most + 1; k <= size; k++) row[0] = row[0] + joint * theirs[k - 1];
  }
  return (size + 2) * n;
}

/** The defender's hits from one of them on, counted from 1: the attacker's losses. */
export function halve(
  row: number[],
  hits: readonly number[],
  own: number,
  chance: number,
  first: number,
): void {
  const n = hits.length;
  const most = n > own ? own : n;
  const above = own + 2;
  for (let k = first; k <= most; k++) {
    const at = above - k;
    row[at - 1] = row[at - 1] + chance * hits[k - 1];
  }
  for (let k = first > most ? first : most + 1; k <= n; k++) row[0] = row[0] + chance * hits[k - 1];
}

/** The attacker's dice of a rank where they are many: the defender's losses. */
export function takeOff({ to, halves, dice, many }: RankRow, own: number, other: number): number {
  const row = to[own];
  const from = other + 2;
  let spent = many;
  for (let i = 0; i < many; i++) {
    const behind = halves[i][other];
    const chance = behind.length > own ? behind[own] : 0;
    if (chance > 0) {
      const theirs = dice[i];
      const size = theirs.length;
      const most = size > other ? other : size;
      for (let k = 1; k <= most; k++) {
        const at = from - k;
        row[at - 1] = row[at - 1] + chance * theirs[k - 1];
      }
      for (let k = most + 1; k <= size; k++) row[0] = row[0] + chance * theirs[k - 1];
      spent += size;
    }
  }
  return spent;
}

/** The main rank of attackers of one number: rows behind it with as many left, one less and two less, and their chances. */
export interface MainRow {
  readonly chances: RollChances;
  readonly attack: number;
  /** Against two dice; two are lost by two dice alone. */
  readonly none: number;
  readonly one: number;
  readonly two: number;
  readonly whole: number[];
  readonly less: number[];
  readonly least: number[];
}

/** The main rank of so many attackers; behind it the next pass begins. */
export function mainRow(chances: RollChances, to: readonly number[][], own: number): MainRow {
  const attack = own < 3 ? own : 3;
  const row = chances.two[attack];
  return {
    chances,
    attack,
    none: row[0],
    one: own > 0 ? row[1] : 0,
    two: own > 1 ? row[2] : 0,
    whole: to[own],
    less: own > 0 ? to[own - 1] : [],
    least: own > 1 ? to[own - 2] : [],
  };
}

/** A roll of the main rank in which a side has one die. */
export function rollLast(
  { chances, attack, none, one, whole, less }: MainRow,
  other: number,
  share: number,
): void {
  const single = chances.one[attack];
  const won = other < 2 ? single[0] : none;
  const lost = other < 2 ? single[1] : one;
  whole[other - 1] = whole[other - 1] + share * won;
  less[other] = less[other] + share * lost;
}
