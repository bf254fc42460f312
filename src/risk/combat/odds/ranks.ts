import { zeros } from "../../../core/counts";
import { RANK_MAIN } from "../ranks";
import type { Army } from "./army";
import { isPlain, type End, type Hits, type Outcome, type RankBattle } from "./battle";
import type { SeenDice } from "./recast";
import type { RollChances } from "./rolls";
import { COPIED } from "./sums";

/*
 * A battle in ranks has a state for each pair of what the two sides can come to, in each rank. Hits only take, so that
 * whoever follows the states from the most units down, ranks in order, comes back to none: chances flow down, the worth of
 * a state is known once that of all below it is.
 *
 * With a castle states come in two lanes: 0 where the re-roll of the pass is gone, 1 where it is still there. A state has
 * the layer 4 * lane + rank, and in it a place by the units of the attacker and of the defender.
 *
 * Everything is told from the attacker's side: `own` counts what is left of the attacker and `other` of the defender, hits
 * are `dealt` by the attacker's dice and `suffered` from the defender's.
 */

/** What does not change while a battle is followed. */
export interface Field {
  readonly battle: RankBattle;
  readonly attacker: Army;
  readonly defender: Army;
  readonly width: number;
  readonly lanes: number;
  /** The ranks before the main one in which anybody rolls; by rank, the next one, or the first one. */
  readonly ranks: readonly number[];
  readonly next: readonly number[];
  /** The chances of the main rank, by lane. */
  readonly main: readonly RollChances[];
  /** What can be seen of the attacker's dice before the defender rolls again. */
  readonly seen: SeenDice | undefined;
  /** By rank and number of the defender's dice: hits below which it rolls again by itself. */
  readonly poor: readonly (readonly number[])[];
  /** The same: how likely it rolls again. */
  readonly turned: readonly (readonly number[])[];
}

export const RANK_COUNT = 4;

/** Ways in which both sides' dice of a rank can hit: so few are paired one by one, more by the one side and then the other. */
export const FEW = 20;

/** Steps that it takes to find the best re-roll of the main rank, for each that can be seen of the attacker's dice. */
export const RECAST = 7.5;

/** Steps that a list of zeros takes, and an entry of it. */
export const LIST = 2;
export const ENTRY = 0.2;

/** Hits below which a defender rolls again by itself: none helps where all that stand against it are hit (RE58). */
export function poorOf(poor: number, attackers: number): number {
  return poor < attackers ? poor : attackers;
}

/**
 * By a defender's dice in a rank: the hits below which it rolls again, being fewer than the mean, and how likely these are.
 * `rows` are the chances of the hits of each number of dice that occurs.
 */
export function poorHits(
  rows: readonly (readonly number[])[],
  need: number,
): { readonly poor: number[]; readonly turned: number[] } {
  const poor: number[] = [];
  const turned: number[] = [];
  for (const row of rows) {
    const dice = row.length - 1;
    let hits = 0;
    let sum = 0;
    for (; 6 * hits < (7 - need) * dice; hits++) sum += row[hits];
    poor[dice] = hits;
    turned[dice] = sum;
  }
  return { poor, turned };
}

/** How likely fewer hits are than so many. */
export function chanceBelow(chances: readonly number[], hits: number): number {
  let sum = 0;
  for (let k = 0; k < hits; k++) sum += chances[k];
  return sum;
}

/** Dice of a side in the main rank. */
export function mainDice(size: number, most: number): number {
  return size < most ? size : most;
}

/** By layer and the units of both sides: what is known of a state. */
export type Layers = number[][][];

/**
 * By layer, number of the attacker's dice, and the units of both sides, the attacker's first, but of a plain battle the
 * defender's: what is known between the losses of the attacker and those of the defender. No list where dice are few; rows
 * are made when they are used first, for many are never.
 */
export type Halves = number[][][][];

/** The chances of all states of a battle in ranks, as they are followed from its beginning. */
export interface Flow {
  readonly field: Field;
  /** The chance that the battle comes to a state. */
  readonly mass: Layers;
  /**
   * The same between the losses of the attacker, which have been taken, and those of the defender; for many dice, which so
   * need not be paired one by one.
   */
  readonly half: Halves;
  /** Where the defender rolls again as is best for it: what states are worth to it. */
  readonly worth: Worth | undefined;
  /** The units of both sides that are looked at next. */
  own: number;
  other: number;
}

/** What each state of a battle in ranks is worth: the chance that the attacker takes the place, or the defender holds it. */
export interface Worth {
  readonly field: Field;
  readonly aim: "win" | "hold";
  readonly layers: Layers;
  /** The same between the losses of the attacker and those of the defender. */
  readonly half: Halves;
  /** The units of both sides that are looked at next; -1 while layers are being made. */
  own: number;
  other: number;
  /** Steps of the last slice that were not needed. */
  spare: number;
}

/** Where a battle is looked at: the units of both sides, the rank that is due or under way, and whether the re-roll is gone. */
export interface Place {
  readonly layer: number;
  readonly own: number;
  readonly other: number;
}

/** A place that a battle is followed from, and the chance that it begins there. */
export interface Begin extends Place {
  readonly chance: number;
}

/** Where a battle begins with these units; with dice that lie, behind the losses that they cost, of which there may be several. */
export function beginsOf(
  { attacker, defender, lanes, ranks, next }: Field,
  { rank, rerolled }: Pick<RankBattle, "rank" | "rerolled">,
  own: number,
  other: number,
  rolled: readonly Hits[],
): Begin[] {
  const lane = lanes > 1 && !rerolled ? 1 : 0;
  if (rolled.length === 0) {
    const due = ranks.find((later) => later >= rank) ?? RANK_MAIN;
    return [{ layer: RANK_COUNT * lane + due, own, other, chance: 1 }];
  }
  return rolled.map((hits) => {
    const attackers = leftOf(attacker, rank, own, hits.attacker, defender.sizes[other]);
    const defenders = leftOf(defender, rank, other, hits.defender, attacker.sizes[attackers]);
    const to = rank === RANK_MAIN ? lanes - 1 : hits.rerolled ? 0 : lane;
    return {
      ...{ layer: RANK_COUNT * to + next[rank], own: attackers, other: defenders },
      chance: hits.chance,
    };
  });
}

/** What is left of an army behind so many hits of a rank, while the other side has so many units. */
function leftOf(
  { sizes, orders, after, linear }: Army,
  rank: number,
  i: number,
  hits: number,
  other: number,
): number {
  if (linear) return hits < i ? i - hits : 0;
  const row = after[rank][orders[rank][sizes[i] + other]][i];
  return hits < row.length ? row[hits] : row[row.length - 1];
}

/** Adds rows of zeros to the layers of a field, for about so many steps; gives how many of them were not needed, 0 while not all are there. */
export function addRows({ attacker, width, lanes }: Field, layers: Layers, steps: number): number {
  const rows = attacker.units.length;
  let left = steps;
  for (; left > 0; left -= LIST + ENTRY * width) {
    const last = layers.length - 1;
    if (last >= 0 && layers[last].length < rows) layers[last].push(zeros(width));
    else if (last + 1 < RANK_COUNT * lanes) layers.push([zeros(width)]);
    else return left;
  }
  return 0;
}

export function noHalves({ battle, attacker, defender, lanes }: Field): Halves {
  const half: Halves = [];
  const rows = isPlain(battle) ? defender.units.length : attacker.units.length;
  const none = emptyRows(rows);
  for (let lane = 0; lane < lanes; lane++)
    for (let rank = 0; rank <= RANK_MAIN; rank++) {
      const many = rank < RANK_MAIN && ways(attacker, rank) * ways(defender, rank) > FEW;
      half[RANK_COUNT * lane + rank] = many ? attacker.chances[rank].map(() => [...none]) : [];
    }
  return half;
}

/** Steps that it took to make them. */
export function halvesCost(half: Halves): number {
  let entries = 0;
  for (const groups of half) for (const rows of groups) entries += rows.length;
  return 20 + 2 * COPIED * entries;
}

/** Stands for all rows that have not been made. */
const NO_ROW: number[] = [];

function emptyRows(n: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < n; i++) rows[i] = NO_ROW;
  return rows;
}

/** One of these rows; it is made when it is used first, of so many zeros. */
export function halfRow(rows: number[][], at: number, size: number): number[] {
  if (rows[at].length === 0) rows[at] = zeros(size);
  return rows[at];
}

/** Numbers of hits that the dice of a rank can have. */
export function ways({ chances }: Army, rank: number): number {
  let most = 0;
  for (const row of chances[rank]) if (row.length > most) most = row.length;
  return most;
}

/** By hits, what is left of the attacker's units in a rank. */
export function ownLeft(
  { attacker, defender }: Field,
  rank: number,
  own: number,
  other: number,
): readonly number[] {
  return attacker.after[rank][attacker.orders[rank][attacker.sizes[own] + defender.sizes[other]]][own];
}

/** The same of the defender's, when the attacker has its own losses behind it. */
export function otherLeft(
  { attacker, defender }: Field,
  rank: number,
  own: number,
  other: number,
): readonly number[] {
  return defender.after[rank][defender.orders[rank][attacker.sizes[own] + defender.sizes[other]]][other];
}

/** What is left of a defender behind so many hits. */
export function lostOf(field: Field, rank: number, own: number, other: number, hits: number): number {
  return otherLeft(field, rank, own, other)[hits];
}

/** The chance of the attacker alone that layers of chances have come to. */
export function rankWin({ attacker }: Field, mass: Layers): number {
  let win = 0;
  for (const layer of mass) for (let i = 1; i < attacker.units.length; i++) win += layer[i][0];
  return win;
}

/** All ends that layers of chances have come to. */
export function rankOutcome({ attacker, defender, width }: Field, mass: Layers): Outcome {
  const ends: End[] = [];
  let win = 0;
  let lose = 0;
  let both = 0;
  for (let attackers = attacker.units.length - 1; attackers >= 0; attackers--)
    for (let defenders = attackers > 0 ? 0 : width - 1; defenders >= 0; defenders--) {
      let chance = 0;
      for (const layer of mass) chance += layer[attackers][defenders];
      if (chance > 0)
        ends.push({ attacker: attacker.units[attackers], defender: defender.units[defenders], chance });
      if (attackers > 0) win += chance;
      else if (defenders > 0) lose += chance;
      else both += chance;
    }
  return { win, lose, both, ends };
}
