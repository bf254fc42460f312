import { RANK_MAIN } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import { fillWorth, startWorth } from "./backward";
import type { RankBattle } from "./battle";
import { moreOdds, outcomeOf, startOdds } from "./job";
import { fieldOf } from "./field";
import { RANK_COUNT, type Worth } from "./ranks";

/*
 * The least forces that have some chances: of what is in the source, the cheapest in coins, and of equals the one of fewest
 * units. More foot is never worse: with each number of archers, cavalry and siege weapons only as many are looked at as
 * are needed, and these are the states of one battle.
 */

/** What may go: units by kind, siege weapons that the force has to have, and how many units in all. */
export interface Ready {
  readonly units: readonly number[];
  readonly siege: number;
  readonly most: number;
}

/** The search, which can be gone on with at any time. */
export interface LeastSearch {
  readonly battle: RankBattle;
  readonly ready: Ready;
  readonly costs: readonly number[];
  readonly wanted: readonly number[];
  /** Archers, cavalry and siege weapons that are looked at next; more archers than there are once all have been. */
  archers: number;
  cavalry: number;
  weapons: number;
  /** What battles with these and with less foot are worth, while it is being computed. */
  worth: Worth | undefined;
  /** Steps of the last slice that were not needed. */
  spare: number;
  /** By wanted chance: the best force so far, empty for none. */
  readonly best: (readonly number[])[];
}

export function startLeast(
  battle: RankBattle,
  costs: readonly number[],
  wanted: readonly number[],
  ready: Ready,
): LeastSearch {
  return {
    battle,
    ready,
    costs,
    wanted,
    archers: 0,
    cavalry: 0,
    weapons: ready.siege,
    worth: undefined,
    spare: 0,
    best: wanted.map(() => []),
  };
}

/** Steps that it takes to begin with other archers, cavalry and siege weapons. */
const BEGIN = 40;

/** Looks at forces for about so many steps; gives whether all have been looked at. */
export function moreLeast(search: LeastSearch, steps: number): boolean {
  const { units, siege } = search.ready;
  let left = steps;
  search.spare = steps;
  if (siege > units[SIEGE]) return true;
  while (search.archers <= units[ARCHER] && left > 0) {
    if (search.worth === undefined && !isWorthLooking(search)) {
      toNext(search);
      left--;
    } else left -= lookOn(search, left);
  }
  search.spare = left > 0 ? left : 0;
  return search.archers > units[ARCHER];
}

/** Goes on with these archers, cavalry and siege weapons; gives about how many steps it took. */
function lookOn(search: LeastSearch, steps: number): number {
  const { battle } = search;
  const force = [mostFoot(search), search.archers, search.cavalry, search.weapons];
  if (battle.reroll === "best") {
    search.wanted.forEach((wanted, i) => {
      take(search, i, force, footByTrial(battle, force, wanted));
    });
    toNext(search);
    return BEGIN;
  }
  if (search.worth === undefined) {
    search.worth = startWorth(fieldOf(withForce(battle, force)), "win");
    return BEGIN + 15 * (search.worth.field.attacker.units.length + search.worth.field.width);
  }
  if (!fillWorth(search.worth, steps)) return steps;
  const spent = steps - search.worth.spare;
  const chances = chancesByFoot(search.worth, force);
  search.wanted.forEach((wanted, i) => {
    const foot = chances.findIndex((chance) => chance >= wanted);
    take(search, i, force, foot);
  });
  toNext(search);
  return spent + BEGIN;
}

function toNext(search: LeastSearch): void {
  const { units, siege } = search.ready;
  search.worth = undefined;
  search.weapons++;
  if (search.weapons > units[SIEGE]) {
    search.weapons = siege;
    search.cavalry++;
  }
  if (search.cavalry > units[CAVALRY]) {
    search.cavalry = 0;
    search.archers++;
  }
}

function costOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < units.length; k++) sum += units[k] * costs[k];
  return sum;
}

/** Whether a force of these could be better than one of those that were found. */
function isWorthLooking(search: LeastSearch): boolean {
  const foot = mostFoot(search);
  return foot >= 0 && foot + search.archers + search.cavalry + search.weapons > 0;
}

/** The most foot with which a force is not dearer than the dearest of the best so far; -1 for none. */
function mostFoot({ ready, costs, best, archers, cavalry, weapons }: LeastSearch): number {
  const others = [0, archers, cavalry, weapons];
  const room = ready.most - size(others);
  let most = room < ready.units[0] ? room : ready.units[0];
  let dearest = 0;
  for (const force of best) {
    if (force.length === 0) return most;
    const cost = costOf(force, costs);
    if (cost > dearest) dearest = cost;
  }
  const spare = Math.floor((dearest - costOf(others, costs)) / costs[0]);
  if (spare < most) most = spare;
  return most;
}

/** Takes a force with so much foot, -1 for none, if it is better than the best one so far. */
function take(search: LeastSearch, i: number, others: readonly number[], foot: number): void {
  const { best, costs } = search;
  if (foot < 0) return;
  const force = [foot, others[1], others[2], others[3]];
  const saved = best[i].length === 0 ? 1 : costOf(best[i], costs) - costOf(force, costs);
  if (saved > 0 || (saved === 0 && size(force) < size(best[i]))) best[i] = force;
}

function withForce(battle: RankBattle, units: readonly number[]): RankBattle {
  return { ...battle, attacker: { ...battle.attacker, units } };
}

/** By foot: the chance of a force with so much of it and all else of it, for they are states of one battle. */
function chancesByFoot({ field, layers }: Worth, force: readonly number[]): number[] {
  const { attacker, width, lanes, battle, ranks } = field;
  const rank = ranks.find((later) => later >= battle.rank) ?? RANK_MAIN;
  const layer = layers[RANK_COUNT * (lanes - 1) + rank];
  const chances: number[] = [];
  for (let foot = 0; foot <= force[0]; foot++) chances[foot] = 0;
  for (let i = attacker.units.length - 1; i > 0; i--) {
    const [foot, archers, cavalry, weapons] = attacker.units[i];
    if (archers === force[1] && cavalry === force[2] && weapons === force[3])
      chances[foot] = layer[i][width - 1];
  }
  return chances;
}

/** The least foot that has the chance where the defender makes the best of its re-roll: a whole battle for each number tried; -1 for none. */
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
