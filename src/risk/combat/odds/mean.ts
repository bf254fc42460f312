import { zeros } from "../../../core/counts";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, rankDice } from "../ranks";
import type { RankBattle, RankSide } from "./battle";
import { hitChances } from "./binomial";
import { CHEAPEST, without } from "./orders";
import { RECAST_ROLLS } from "./recast";
import type { RollChances } from "./rolls";

/*
 * What computers ask of battle after battle: the chance to win and the mean losses, without the ends. Followed as
 * forward.ts does, but in lists that are laid out flat, which takes a third of the time where units are few.
 */

/** The chance that the attacker wins, and what each side loses on average, in coins. */
export interface Mean {
  readonly win: number;
  readonly attacker: number;
  readonly defender: number;
}

/** A rank in which somebody rolls: by units of a side, the chances of its hits. */
interface Volley {
  readonly theirs: readonly (readonly number[])[];
  readonly mine: readonly (readonly number[])[];
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
  const mine = hitsOf(defender, other, rank);
  const poor: number[] = [];
  const turned: number[] = [];
  for (const row of mine) {
    const dice = row.length - 1;
    let hits = 0;
    let sum = 0;
    for (; 6 * hits < (7 - defender.need[rank]) * dice; hits++) sum += row[hits];
    poor[dice] = hits;
    turned[dice] = sum;
  }
  return { theirs: hitsOf(attacker, own, rank), mine, poor, turned };
}

/**
 * A battle from its beginning: both sides lose the cheapest first, and a castle's re-roll is automatic or there is none.
 * `costs` by kind.
 */
export function meanOf(battle: RankBattle, costs: readonly number[]): Mean {
  const own = leftOf(battle.attacker);
  const other = leftOf(battle.defender);
  const volleys: Volley[] = [];
  for (const rank of [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY])
    if (isRolled(battle, rank)) volleys.push(volleyOf(battle, own, other, rank));
  const lanes = battle.reroll === "none" ? 1 : 2;
  const mains = lanes > 1 ? [battle.main, RECAST_ROLLS] : [battle.main];
  const mass = follow(volleys, mains, battle.once, own.length, other.length);
  return read(mass, own, other, costs);
}

function isRolled({ attacker, defender }: RankBattle, rank: number): boolean {
  return (
    attacker.extra[rank] + defender.extra[rank] > 0 ||
    rankDice(rank, attacker.units, 0) + rankDice(rank, defender.units, 0) > 0
  );
}

/** By lane and rank, one list: at the attacker's units times `width` and the defender's, the chance to come there. */
function follow(
  volleys: readonly Volley[],
  mains: readonly RollChances[],
  once: boolean,
  height: number,
  width: number,
): number[][] {
  const n = volleys.length;
  const lanes = mains.length;
  const mass: number[][] = [];
  for (let i = 0; i < lanes * (n + 1); i++) mass[i] = zeros(height * width);
  const top = (lanes - 1) * (n + 1);
  const begin = mass[top + (once ? n : 0)];
  mass[top][height * width - 1] = 1;
  for (let own = height - 1; own > 0; own--)
    for (let other = width - 1; other > 0; other--) {
      const at = own * width + other;
      for (let i = 0; i < n; i++) {
        if (lanes > 1) {
          const chance = mass[top + i][at];
          if (chance > 0) {
            const dice = volleys[i].mine[other].length - 1;
            mass[i][at] += chance * volleys[i].turned[dice];
            fire(volleys[i], mass[top + i + 1], own, other, width, chance, volleys[i].poor[dice]);
          }
        }
        const chance = mass[i][at];
        if (chance > 0) fire(volleys[i], mass[i + 1], own, other, width, chance, 0);
      }
      for (let lane = 0; lane < lanes; lane++) {
        const chance = mass[lane * (n + 1) + n][at];
        if (chance > 0) clash(mains[lane], begin, own, other, width, chance);
      }
    }
  return mass;
}

/** Both sides' dice of a rank, of the defender's those with so many hits at least. */
function fire(
  { theirs, mine }: Volley,
  to: number[],
  own: number,
  other: number,
  width: number,
  chance: number,
  least: number,
): void {
  const suffered = mine[other];
  const dealt = theirs[own];
  const n = suffered.length;
  const size = dealt.length;
  for (let hits = least; hits < n; hits++) {
    const row = hits < own ? (own - hits) * width : 0;
    const joint = chance * suffered[hits];
    for (let k = 0; k < size; k++) {
      const at = row + (k < other ? other - k : 0);
      to[at] += joint * dealt[k];
    }
  }
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

function read(
  mass: readonly (readonly number[])[],
  own: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
  costs: readonly number[],
): Mean {
  const width = other.length;
  const [most, there] = [own.length - 1, other.length - 1];
  let win = 0;
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
    held += chance * priceOf(other[left], costs);
  }
  return { win, attacker: priceOf(own[most], costs) - kept, defender: priceOf(other[there], costs) - held };
}

function priceOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < costs.length; k++) sum += units[k] * costs[k];
  return sum;
}
