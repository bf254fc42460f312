import { RANK_MAIN } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import { fillWorth, startWorth, type Worth } from "./backward";
import type { RankBattle } from "./battle";
import { moreOdds, outcomeOf, startOdds } from "./job";
import { fieldOf, RANK_COUNT } from "./ranks";

/*
 * The least force that has a chance: of what is in the source, the cheapest in coins, and of equals the one of fewest
 * units. More foot is never worse: with each number of archers, cavalry and siege weapons only as many are looked at as
 * are needed, and these are the states of one battle.
 */

/** The search, which can be gone on with at any time. */
export interface LeastSearch {
  readonly battle: RankBattle;
  readonly costs: readonly number[];
  readonly wanted: number;
  /** Siege weapons that the force has to have. */
  readonly siege: number;
  /** Archers, cavalry and siege weapons that are looked at next; more archers than there are once all have been. */
  archers: number;
  cavalry: number;
  weapons: number;
  best: readonly number[] | undefined;
}

export function startLeast(
  battle: RankBattle,
  costs: readonly number[],
  wanted: number,
  siege: number,
): LeastSearch {
  return { battle, costs, wanted, siege, archers: 0, cavalry: 0, weapons: siege, best: undefined };
}

/** Looks at the next numbers of archers, cavalry and siege weapons; gives whether all have been looked at. */
export function moreLeast(search: LeastSearch): boolean {
  const { units } = search.battle.attacker;
  if (search.archers > units[ARCHER] || search.siege > units[SIEGE]) return true;
  look(search, [0, search.archers, search.cavalry, search.weapons]);
  search.weapons++;
  if (search.weapons > units[SIEGE]) {
    search.weapons = search.siege;
    search.cavalry++;
  }
  if (search.cavalry > units[CAVALRY]) {
    search.cavalry = 0;
    search.archers++;
  }
  return search.archers > units[ARCHER];
}

function costOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < units.length; k++) sum += units[k] * costs[k];
  return sum;
}

/** The most foot with which a force is not dearer than the best one so far; -1 for none. */
function mostFoot({ battle, costs, best }: LeastSearch, others: readonly number[]): number {
  const there = battle.attacker.units[0];
  if (best === undefined) return there;
  const spare = Math.floor((costOf(best, costs) - costOf(others, costs)) / costs[0]);
  return spare < there ? spare : there;
}

function look(search: LeastSearch, others: readonly number[]): void {
  const { battle, wanted, costs, best } = search;
  const most = mostFoot(search, others);
  if (most < 0 || most + size(others) === 0) return;
  const force = [most, others[1], others[2], others[3]];
  const foot =
    battle.reroll === "best" ? footByTrial(battle, force, wanted) : footByTable(battle, force, wanted);
  if (foot < 0) return;
  force[0] = foot;
  const saved = best === undefined ? 1 : costOf(best, costs) - costOf(force, costs);
  if (saved > 0 || (saved === 0 && best !== undefined && size(force) < size(best))) search.best = force;
}

function withForce(battle: RankBattle, units: readonly number[]): RankBattle {
  return { ...battle, attacker: { ...battle.attacker, units } };
}

/** The least foot with which a force has the chance, -1 where it has not: all numbers of foot are states of one battle. */
function footByTable(battle: RankBattle, force: readonly number[], wanted: number): number {
  const worth = startWorth(fieldOf(withForce(battle, force)), "win");
  while (!fillWorth(worth, 1e9));
  const { attacker } = worth.field;
  let least = -1;
  for (let i = attacker.units.length - 1; i > 0; i--) {
    const [foot, archers, cavalry, weapons] = attacker.units[i];
    const isForce = archers === force[1] && cavalry === force[2] && weapons === force[3];
    if (isForce && chanceAt(worth, i) >= wanted && (least < 0 || foot < least)) least = foot;
  }
  return least;
}

function chanceAt({ field, layers }: Worth, own: number): number {
  const { width, lanes, battle, ranks } = field;
  const rank = ranks.find((reward) => reward >= battle.rank) ?? RANK_MAIN;
  return layers[RANK_COUNT * (lanes - 1) + rank][own * width + width - 1];
}

/** The same where the defender makes the best of its re-roll: the whole battle for each number that is tried. */
function footByTrial(battle: RankBattle, force: readonly number[], wanted: number): number {
  const hasChance = (foot: number): boolean => {
    const units = [foot, force[1], force[2], force[3]];
    if (size(units) === 0) return false;
    const job = startOdds(withForce(battle, units));
    while (!moreOdds(job, 1e9));
    return outcomeOf(job).win >= wanted;
  };
  let most = force[0];
  if (!hasChance(most)) return -1;
  let least = 0;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (hasChance(middle)) most = middle;
    else least = middle + 1;
  }
  return most;
}
