import { RANK_MAIN } from "../ranks";
import { armyOf, type Army } from "./army";
import type { End, Hits, Outcome, RankBattle } from "./battle";
import { recastRolls, seenDice, type SeenDice } from "./recast";
import { PLAIN_ROLLS, type RollChances } from "./rolls";

/*
 * A battle in ranks has a state for each pair of what the two sides can come to, in each rank. Hits only take, so that
 * whoever follows the states from the most units down, ranks in order, comes back to none: chances flow down, the worth of
 * a state is known once that of all below it is.
 *
 * With a castle states come in two lanes: 0 where the re-roll of the pass is gone, 1 where it is still there. A state is
 * layer [4 * lane + rank] at place [attacker * width + defender].
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
}

export const RANK_COUNT = 4;

/** Ways in which both sides' dice of a rank can hit: so few are paired one by one, more by the one side and then the other. */
export const FEW = 64;

export function fieldOf(battle: RankBattle): Field {
  const attacker = armyOf(battle.attacker, battle.defender, battle.once);
  const defender = armyOf(battle.defender, battle.attacker, battle.once);
  const ranks: number[] = [];
  for (let rank = 0; rank < RANK_MAIN; rank++)
    if (ways(attacker, rank) + ways(defender, rank) > 2) ranks.push(rank);
  const first = battle.once || ranks.length === 0 ? RANK_MAIN : ranks[0];
  const next: number[] = [RANK_MAIN, RANK_MAIN, RANK_MAIN, first];
  let behind = RANK_MAIN;
  for (let rank = RANK_MAIN - 1; rank >= 0; rank--) {
    next[rank] = behind;
    if (ranks.includes(rank)) behind = rank;
  }
  const castle = battle.reroll !== "none";
  const seen = castle ? seenDice() : undefined;
  return {
    battle,
    attacker,
    defender,
    width: defender.units.length,
    lanes: castle ? 2 : 1,
    ranks,
    next,
    main: seen === undefined ? [battle.main] : [PLAIN_ROLLS, recastRolls(seen)],
    seen,
    poor: castle ? poorHits(battle.defender.need, defender) : [],
  };
}

/** Hits are poor that are fewer than the mean of the dice. */
function poorHits(need: readonly number[], { chances }: Army): number[][] {
  return chances.map((rows, rank) => {
    const limits: number[] = [];
    for (const row of rows) {
      const n = row.length - 1;
      let hits = 0;
      while (6 * hits < (7 - need[rank]) * n) hits++;
      limits[n] = hits;
    }
    return limits;
  });
}

/** Dice of a side in the main rank. */
export function mainDice(size: number, most: number): number {
  return size < most ? size : most;
}

/** A place that a battle is followed from: its layer, and the chance that it begins there. */
export interface Begin {
  readonly layer: number;
  readonly at: number;
  readonly chance: number;
}

/** Where a battle begins; with dice that lie, behind the losses that they cost, of which there may be several. */
export function beginsOf(field: Field, rolled: readonly Hits[]): Begin[] {
  const { battle, attacker, defender, width, lanes, next } = field;
  const own = attacker.units.length - 1;
  const other = width - 1;
  const lane = lanes > 1 && !battle.rerolled ? 1 : 0;
  if (rolled.length === 0) {
    const rank = field.ranks.find((reward) => reward >= battle.rank) ?? RANK_MAIN;
    return [{ layer: RANK_COUNT * lane + rank, at: own * width + other, chance: 1 }];
  }
  return rolled.map((hits) => {
    const attackers = leftOf(attacker, battle.rank, own, hits.attacker, defender.sizes[other]);
    const defenders = leftOf(defender, battle.rank, other, hits.defender, attacker.sizes[attackers]);
    const to = battle.rank === RANK_MAIN ? lanes - 1 : hits.rerolled ? 0 : lane;
    return {
      layer: RANK_COUNT * to + next[battle.rank],
      at: attackers * width + defenders,
      chance: hits.chance,
    };
  });
}

/** What is left of an army behind so many hits of a rank, while the other side has so many units. */
function leftOf(
  { sizes, orders, after }: Army,
  rank: number,
  i: number,
  hits: number,
  other: number,
): number {
  const row = after[rank][orders[rank][sizes[i] + other]][i];
  return hits < row.length ? row[hits] : row[row.length - 1];
}

/** Zeros, made in a way that lets engines keep them as doubles from the first. */
export function noChances(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list[i] = 0.5;
  for (let i = 0; i < n; i++) list[i] = 0;
  return list;
}

/** By layer and number of the attacker's dice, what is between the losses of both sides; no list where dice are few. */
export function halvesOf({ attacker, defender, lanes }: Field): number[][][] {
  const half: number[][][] = [];
  for (let lane = 0; lane < lanes; lane++)
    for (let rank = 0; rank <= RANK_MAIN; rank++) {
      const many = rank < RANK_MAIN && ways(attacker, rank) * ways(defender, rank) > FEW;
      half[RANK_COUNT * lane + rank] = many ? attacker.chances[rank].map(() => []) : [];
    }
  return half;
}

/** One of these lists; it is made when it is used first, for many are never. */
export function halfOf(groups: number[][], group: number, none: readonly number[]): number[] {
  if (groups[group].length === 0) groups[group] = none.slice();
  return groups[group];
}

/** Numbers of hits that the dice of a rank can have. */
function ways({ chances }: Army, rank: number): number {
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

/** All ends that layers of chances have come to. */
export function rankOutcome(
  { attacker, defender, width }: Field,
  mass: readonly (readonly number[])[],
): Outcome {
  const ends: End[] = [];
  let win = 0;
  let lose = 0;
  let both = 0;
  for (let attackers = attacker.units.length - 1; attackers >= 0; attackers--)
    for (let defenders = attackers > 0 ? 0 : width - 1; defenders >= 0; defenders--) {
      let chance = 0;
      for (const layer of mass) chance += layer[attackers * width + defenders];
      if (chance > 0)
        ends.push({ attacker: attacker.units[attackers], defender: defender.units[defenders], chance });
      if (attackers > 0) win += chance;
      else if (defenders > 0) lose += chance;
      else both += chance;
    }
  return { win, lose, both, ends };
}
