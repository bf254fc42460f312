import { rankDice, RANKED } from "../ranks";
import type { RankBattle, RankSide } from "./battle";
import { hitChances } from "./binomial";
import { CHEAPEST, without } from "./orders";
import { chanceBelow, poorHits, poorOf } from "./ranks";
import { RECAST_ROLLS } from "./recast";
import type { RollChances } from "./rolls";
import { noChances } from "./sums";

/*
 * What computers ask of battle after battle: the chance to win and the mean losses, without the ends. Followed as
 * forward.ts does, but in lists that are laid out flat, which takes a third of the time where units are few.
 */

/** The chances that the attacker wins, and that the defender is left, and what each side loses on average, in coins. */
export interface Mean {
  readonly win: number;
  readonly lose: number;
  readonly attacker: number;
  readonly defender: number;
}

/** A rank in which somebody rolls: by units of a side, the chances of its hits. */
interface Volley {
  readonly dealt: readonly (readonly number[])[];
  readonly suffered: readonly (readonly number[])[];
  /** By the defender's dice: hits below which it rolls again, and how likely that is. */
  readonly poor: readonly number[];
  readonly turned: readonly number[];
}

/** By units that are left of a side which loses the cheapest first: what they are. */
function leftOf({ units }: RankSide): number[][] {
  const list: number[][] = [];
  let n = 0;
  for (const count of units) n += count;
  for (let left = 0; left <= n; left++) list[left] = without(units, n - left, CHEAPEST);
  return list;
}

/** By units that are left: the chances of their hits in a rank. */
function hitsOf(side: RankSide, left: readonly (readonly number[])[], rank: number): (readonly number[])[] {
  const most = left.length - 1;
  const all = hitChances(rankDice(rank, left[most], 0) + side.extra[rank], side.need[rank]);
  const rows: (readonly number[])[] = [all[0]];
  for (let n = 1; n <= most; n++) rows[n] = all[rankDice(rank, left[n], 0) + side.extra[rank]];
  return rows;
}

function volleyOf(
  { attacker, defender }: RankBattle,
  own: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
  rank: number,
): Volley {
  const suffered = hitsOf(defender, other, rank);
  return { dealt: hitsOf(attacker, own, rank), suffered, ...poorHits(suffered, defender.need[rank]) };
}

/** A battle that is followed, a part of the work at a time. */
export interface MeanJob {
  readonly battle: RankBattle;
  /** By units that are left of a side: what they are. */
  readonly own: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
  /** The ranks before the main one in which somebody rolls, and what is known of them already. */
  readonly ranks: readonly number[];
  readonly volleys: Volley[];
  readonly mains: readonly RollChances[];
  /** By lane and rank, one list: at the attacker's units times the width and the defender's, the chance to come there. */
  readonly mass: number[][];
  /** The pair of what both sides can come to that is next: units of the attacker, 0 at the end, and of the defender. */
  at: number;
  beside: number;
}

/** So many entries of a list, and so many pairs of hits, take as much work as a pair of units. */
const ENTRIES = 32;
const HITS = 8;

/**
 * A battle from its beginning: both sides lose the cheapest first, and a castle's re-roll is automatic or there is none.
 * `costs` by kind.
 */
export function meanOf(battle: RankBattle, costs: readonly number[]): Mean {
  const job = startMean(battle);
  moreMean(job, Infinity);
  return meanOfJob(job, costs);
}

/** Begins to follow such a battle. */
export function startMean(battle: RankBattle): MeanJob {
  const own = leftOf(battle.attacker);
  const other = leftOf(battle.defender);
  return {
    battle,
    own,
    other,
    ranks: RANKED.filter((rank) => isRolled(battle, rank)),
    volleys: [],
    mains: battle.reroll === "none" ? [battle.main] : [battle.main, RECAST_ROLLS],
    mass: [],
    at: own.length - 1,
    beside: other.length - 1,
  };
}

/** Works on it for about so many pairs of what both sides can come to; says whether all is known. */
export function moreMean(job: MeanJob, pairs: number): boolean {
  const { battle, own, other, ranks, volleys, mains, mass } = job;
  const lists = mains.length * (ranks.length + 1);
  const entries = own.length * other.length;
  for (let left = pairs; left > 0 && job.at > 0 && job.beside > 0;) {
    if (volleys.length < ranks.length) {
      volleys.push(volleyOf(battle, own, other, ranks[volleys.length]));
      left -= own.length + other.length;
    } else if (mass.length < lists) {
      mass.push(noChances(entries));
      if (mass.length === lists - ranks.length) mass[mass.length - 1][entries - 1] = 1;
      left -= entries / ENTRIES;
    } else left = followPairs(job, left);
  }
  return mass.length > 0 && (job.at < 1 || job.beside < 1);
}

/** All ranks of a pass for the units of both sides that are next, for about so much work; gives how much of it is left. */
function followPairs(job: MeanJob, work: number): number {
  const { volleys, mains, mass, battle } = job;
  const n = volleys.length;
  const lanes = mains.length;
  const width = job.other.length;
  const top = (lanes - 1) * (n + 1);
  const begin = mass[top + (battle.once ? n : 0)];
  let left = work;
  let own = job.at;
  let other = job.beside;
  while (own > 0 && left > 0) {
    const at = own * width + other;
    let pairs = HITS;
    for (let i = 0; i < n; i++) {
      if (lanes > 1) {
        const chance = mass[top + i][at];
        if (chance > 0) {
          const dice = volleys[i].suffered[other].length - 1;
          const poor = volleys[i].poor[dice];
          const least = poorOf(poor, own);
          const again =
            least < poor ? chanceBelow(volleys[i].suffered[other], least) : volleys[i].turned[dice];
          mass[i][at] += chance * again;
          pairs += fire(volleys[i], mass[top + i + 1], own, other, width, chance, least);
        }
      }
      const chance = mass[i][at];
      if (chance > 0) pairs += fire(volleys[i], mass[i + 1], own, other, width, chance, 0);
    }
    for (let lane = 0; lane < lanes; lane++) {
      const chance = mass[lane * (n + 1) + n][at];
      if (chance > 0) clash(mains[lane], begin, own, other, width, chance);
    }
    left -= pairs / HITS;
    other--;
    if (other === 0) {
      own--;
      other = width - 1;
    }
  }
  job.at = own;
  job.beside = other;
  return left;
}

function isRolled({ attacker, defender }: RankBattle, rank: number): boolean {
  return (
    attacker.extra[rank] + defender.extra[rank] > 0 ||
    rankDice(rank, attacker.units, 0) + rankDice(rank, defender.units, 0) > 0
  );
}

/** Both sides' dice of a rank, of the defender's those with so many hits at least; gives how many pairs of hits there are. */
function fire(
  { dealt, suffered }: Volley,
  to: number[],
  own: number,
  other: number,
  width: number,
  chance: number,
  least: number,
): number {
  const lost = suffered[other];
  const hit = dealt[own];
  const n = lost.length;
  const size = hit.length;
  for (let hits = least; hits < n; hits++) {
    const row = hits < own ? (own - hits) * width : 0;
    const joint = chance * lost[hits];
    for (let k = 0; k < size; k++) {
      const at = row + (k < other ? other - k : 0);
      to[at] += joint * hit[k];
    }
  }
  return (n - least) * size;
}

/** A roll of the main rank. */
function clash(
  { one, two }: RollChances,
  to: number[],
  own: number,
  other: number,
  width: number,
  chance: number,
): void {
  const at = own * width + other;
  const dice = own < 3 ? own : 3;
  if (other < 2 || own < 2) {
    const chances = other < 2 ? one[dice] : two[dice];
    to[at - 1] += chance * chances[0];
    to[at - width] += chance * chances[1];
    return;
  }
  const chances = two[dice];
  to[at - 2] += chance * chances[0];
  to[at - width - 1] += chance * chances[1];
  to[at - 2 * width] += chance * chances[2];
}

/** What it came to, once all is known. */
export function meanOfJob({ mass, own, other }: MeanJob, costs: readonly number[]): Mean {
  const width = other.length;
  const [most, there] = [own.length - 1, other.length - 1];
  let [win, lose] = [0, 0];
  let [kept, held] = [0, 0];
  for (let left = 1; left <= most; left++) {
    let chance = 0;
    for (const layer of mass) chance += layer[left * width];
    win += chance;
    kept += chance * priceOf(own[left], costs);
  }
  for (let left = 1; left <= there; left++) {
    let chance = 0;
    for (const layer of mass) chance += layer[left];
    lose += chance;
    held += chance * priceOf(other[left], costs);
  }
  return {
    win,
    lose,
    attacker: priceOf(own[most], costs) - kept,
    defender: priceOf(other[there], costs) - held,
  };
}

/** What units cost together. */
export function priceOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < costs.length; k++) sum += units[k] * costs[k];
  return sum;
}
