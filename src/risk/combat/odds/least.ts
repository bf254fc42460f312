import { RANK_MAIN } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import { fillWorth, startWorth } from "./backward";
import type { RankBattle } from "./battle";
import { chanceAt, groundOf, leadOf, type Ground } from "./fit";
import { moreOdds, outcomeOf, startOdds } from "./job";
import { fieldOf } from "./field";
import { RANK_COUNT, type Worth } from "./ranks";

/*
 * The least forces that have some chances: of what is in the source, the cheapest in coins, and of equals the one of fewest
 * units. More foot is never worse: forces with the same archers, cavalry and siege weapons are states of one battle. Which of
 * these battles are worked out a quick fit of the odds says: those of which a force may be as cheap as the best so far, as
 * far as the fit tells chances of one force and another apart.
 */

/** What may go: units by kind, siege weapons that the force has to have, and how many units in all. */
export interface Ready {
  readonly units: readonly number[];
  readonly siege: number;
  readonly most: number;
}

/** Forces with the same archers, cavalry and siege weapons: by wanted chance the least cost that one may have, once it is known. */
interface Group {
  readonly others: readonly number[];
  readonly hopes: number[];
  isDone: boolean;
}

/** The search, which can be gone on with at any time. */
export interface LeastSearch {
  readonly battle: RankBattle;
  readonly ready: Ready;
  readonly thorough: boolean;
  readonly costs: readonly number[];
  readonly wanted: readonly number[];
  readonly ground: Ground;
  readonly groups: readonly Group[];
  /** By wanted chance: the lead by the fit from which on a force may have it. */
  readonly leads: number[];
  /** How far hopes are known: of the chance in the middle first, from which the first battle is chosen, then of all. */
  hoped: number;
  isTried: boolean;
  /** How often the fit was asked. */
  fits: number;
  /** The group that is worked out, and what battles with its units and with less foot are worth, while it is being computed. */
  open: Group | undefined;
  worth: Worth | undefined;
  /** Steps of the last slice that were not needed. */
  spare: number;
  /** By wanted chance: the best force so far, empty for none. */
  readonly best: (readonly number[])[];
}

/** By how much the lead of a force by the fit may be below that of another one which has the same chance, and by a share of it. */
const SLACK = 0.35;
const SHARE = 0.12;
/** Forces of so few units are all looked at: of them the fit is too far off. */
const FEW = 9;
/** The cost of what cannot be had. */
const NEVER = 1e9;

/** Begins the search; one that is not thorough leaves out what by the fit cannot be cheaper, and may so be a coin off. */
export function startLeast(
  battle: RankBattle,
  costs: readonly number[],
  wanted: readonly number[],
  ready: Ready,
  thorough = true,
): LeastSearch {
  const groups: Group[] = [];
  for (let archers = 0; archers <= ready.units[ARCHER]; archers++)
    for (let cavalry = 0; cavalry <= ready.units[CAVALRY]; cavalry++)
      for (let weapons = ready.siege; weapons <= ready.units[SIEGE]; weapons++)
        groups.push({ others: [0, archers, cavalry, weapons], hopes: [], isDone: false });
  return {
    battle,
    ready,
    costs,
    wanted,
    groups,
    thorough,
    ground: groundOf(battle),
    leads: wanted.map((chance) => (thorough ? -NEVER : lowered(leadFor(chance)))),
    hoped: 0,
    isTried: false,
    fits: 0,
    open: undefined,
    worth: undefined,
    spare: 0,
    best: wanted.map(() => []),
  };
}

/** The lead from which on a force may have the chance that another one has with this lead. */
function lowered(lead: number): number {
  return lead - SLACK - SHARE * (lead < 0 ? -lead : lead);
}

/** The lead that has a chance. */
function leadFor(chance: number): number {
  let [low, high] = [-20, 20];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (chanceAt(middle) < chance) low = middle;
    else high = middle;
  }
  return high;
}

/** Steps that it takes to begin with a battle, to look at a group, and to ask the fit. */
const BEGIN = 40;
const GROUP = 8;
const FIT = 15;

/** Looks at forces for about so many steps; gives whether all have been looked at. */
export function moreLeast(search: LeastSearch, steps: number): boolean {
  let left = steps;
  let isOver = false;
  while (left > 0 && !isOver) {
    if (search.open !== undefined) left -= lookOn(search, search.open, left);
    else if (search.hoped < search.groups.length) left -= hopeOn(search);
    else {
      search.open = nextGroup(search);
      isOver = search.open === undefined;
      left -= search.groups.length / 2;
    }
  }
  search.spare = left > 0 ? left : 0;
  return isOver;
}

/** Finds what may be hoped of one more group; gives the steps that it took. */
function hopeOn(search: LeastSearch): number {
  const { groups, wanted, isTried, fits } = search;
  const group = groups[search.hoped];
  search.hoped++;
  const middle = Math.floor((wanted.length - 1) / 2);
  for (let i = 0; i < wanted.length; i++)
    group.hopes[i] = isTried || i === middle ? hopeOf(search, group, i) : NEVER;
  return GROUP + FIT * (search.fits - fits);
}

/** The least cost of a force of the group that has such a lead by the fit; only of one that is no dearer than the best so far. */
function hopeOf(search: LeastSearch, { others }: Group, i: number): number {
  const { ready, costs, ground, battle, best, leads } = search;
  const lead = leads[i];
  const force = [...others];
  const hasLead = (foot: number): boolean => {
    force[0] = foot;
    const n = size(force);
    search.fits++;
    return n > 0 && (n <= FEW || leadOf(ground, force, battle.defender.units) >= lead);
  };
  const spare = best[i].length > 0 ? (costOf(best[i], costs) - costOf(others, costs)) / costs[0] : NEVER;
  let most = Math.floor(Math.min(ready.units[0], ready.most - size(others), spare));
  if (most < 0 || !hasLead(most)) return NEVER;
  let least = 0;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (hasLead(middle)) most = middle;
    else least = middle + 1;
  }
  return costOf(others, costs) + most * costs[0];
}

/** The group of which most may be hoped, as long as one of its forces may be as cheap as the best so far. */
function nextGroup({ groups, wanted, best, costs }: LeastSearch): Group | undefined {
  for (let i = 0; i < wanted.length; i++) {
    const limit = best[i].length > 0 ? costOf(best[i], costs) : NEVER - 1;
    let found: Group | undefined;
    for (const group of groups)
      if (
        !group.isDone &&
        group.hopes[i] <= limit &&
        (found === undefined || group.hopes[i] < found.hopes[i])
      )
        found = group;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Goes on with the battle of a group; gives about how many steps it took. */
function lookOn(search: LeastSearch, group: Group, steps: number): number {
  const { battle, wanted } = search;
  const { others } = group;
  const force = [mostFoot(search, others), others[1], others[2], others[3]];
  if (battle.reroll === "best") {
    wanted.forEach((chance, i) => take(search, i, force, footByTrial(battle, force, chance)));
    close(search, group);
    return BEGIN;
  }
  if (search.worth === undefined) {
    if (force[0] < 0 || size(force) === 0) {
      close(search, group);
      return 1;
    }
    search.worth = startWorth(fieldOf(withForce(battle, force)), "win");
    return BEGIN + 15 * (search.worth.field.attacker.units.length + search.worth.field.width);
  }
  if (!fillWorth(search.worth, steps)) return steps;
  const spent = steps - search.worth.spare;
  const chances = chancesByFoot(search.worth, force);
  wanted.forEach((chance, i) => {
    const foot = chances.findIndex((one) => one >= chance);
    if (!search.isTried && foot >= 0) noteLead(search, i, [foot, others[1], others[2], others[3]]);
    take(search, i, force, foot);
  });
  close(search, group);
  return spent + BEGIN;
}

/** The group is done. Behind the first battle all is hoped for anew: now it is known how far off the fit is here. */
function close(search: LeastSearch, group: Group): void {
  group.isDone = true;
  search.open = undefined;
  search.worth = undefined;
  if (search.isTried) return;
  search.isTried = true;
  search.hoped = 0;
}

/** A force that has a chance: others that have it are not further ahead by the fit, nor much less. */
function noteLead(search: LeastSearch, i: number, force: readonly number[]): void {
  const { leads, ground, battle, thorough } = search;
  if (thorough) return;
  leads[i] = lowered(leadOf(ground, force, battle.defender.units));
}

function costOf(units: readonly number[], costs: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < units.length; k++) sum += units[k] * costs[k];
  return sum;
}

/** The most foot with which a force is not dearer than the dearest of the best so far; -1 for none. */
function mostFoot({ ready, costs, best }: LeastSearch, others: readonly number[]): number {
  const room = ready.most - size(others);
  const most = room < ready.units[0] ? room : ready.units[0];
  let dearest = 0;
  for (const force of best) {
    if (force.length === 0) return most;
    const cost = costOf(force, costs);
    if (cost > dearest) dearest = cost;
  }
  const spare = Math.floor((dearest - costOf(others, costs)) / costs[0]);
  return spare < most ? spare : most;
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
