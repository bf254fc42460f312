import { RANK_MAIN } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import { fillWorth, startWorth } from "./backward";
import type { RankBattle } from "./battle";
import { fieldOf } from "./field";
import { computeOdds } from "./job";
import { priceOf } from "./mean";
import { RANK_COUNT } from "./ranks";
import { isBetter, type Ready } from "./search";

/*
 * The least force that has a chance, where nobody waits for a frame: of all that may go, the cheapest in coins, and of equals
 * the one of fewest units. More foot is never worse: forces with the same archers, cavalry and siege weapons are states of one
 * battle, and one table has the chances of all of them.
 */

/** Steps where nobody waits. */
const ALL = 1e9;
/** Instead of a number of foot: no number has the chance, as `findIndex` says it. */
const NONE = -1;

/** The least force that has this chance, by kind; empty where all that may go has it not. */
export function leastForce(
  battle: RankBattle,
  costs: readonly number[],
  wanted: number,
  ready: Ready,
): readonly number[] {
  let best: readonly number[] = [];
  for (let archers = 0; archers <= ready.units[ARCHER]; archers++)
    for (let cavalry = 0; cavalry <= ready.units[CAVALRY]; cavalry++)
      for (let weapons = ready.siege; weapons <= ready.units[SIEGE]; weapons++) {
        const others = [0, archers, cavalry, weapons];
        const most = mostFoot(ready, costs, others, best);
        const isAny = most >= 0 && most + size(others) > 0;
        const foot = isAny ? footFor(battle, [most, archers, cavalry, weapons], wanted) : NONE;
        const force = [foot, archers, cavalry, weapons];
        if (foot !== NONE && isBetter({ costs }, force, best)) best = force;
      }
  return best;
}

/** The most foot with which a force is not dearer than the best so far: below 0 for none. */
function mostFoot(
  { units, most }: Ready,
  costs: readonly number[],
  others: readonly number[],
  best: readonly number[],
): number {
  const room = Math.min(most - size(others), units[0]);
  if (best.length === 0) return room;
  return Math.min(room, Math.floor((priceOf(best, costs) - priceOf(others, costs)) / costs[0]));
}

/** The least foot with which a force of so much of it and all else of it has the chance; NONE for none. */
function footFor(battle: RankBattle, force: readonly number[], wanted: number): number {
  if (battle.reroll === "best") return footByTrial(battle, force, wanted);
  return chancesByFoot(battle, force).findIndex((chance) => chance >= wanted);
}

function withForce(battle: RankBattle, units: readonly number[]): RankBattle {
  return { ...battle, attacker: { ...battle.attacker, units } };
}

/** By foot: the chance of a force with so much of it and all else of it. */
function chancesByFoot(battle: RankBattle, force: readonly number[]): number[] {
  const worth = startWorth(fieldOf(withForce(battle, force)), "win");
  while (!fillWorth(worth, ALL));
  const { attacker, width, lanes, ranks } = worth.field;
  const rank = ranks.find((later) => later >= battle.rank) ?? RANK_MAIN;
  const layer = worth.layers[RANK_COUNT * (lanes - 1) + rank];
  const chances: number[] = [];
  for (let foot = 0; foot <= force[0]; foot++) chances[foot] = 0;
  for (let i = attacker.units.length - 1; i > 0; i--) {
    const [foot, archers, cavalry, weapons] = attacker.units[i];
    if (archers === force[1] && cavalry === force[2] && weapons === force[3])
      chances[foot] = layer[i][width - 1];
  }
  return chances;
}

/** The least foot where the defender makes the best of its re-roll: a whole battle for each number tried; NONE for none. */
function footByTrial(battle: RankBattle, force: readonly number[], wanted: number): number {
  const hasChance = (foot: number): boolean => {
    const units = [foot, force[1], force[2], force[3]];
    return size(units) > 0 && computeOdds(withForce(battle, units)).win >= wanted;
  };
  let most = force[0];
  if (!hasChance(most)) return NONE;
  let least = 0;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (hasChance(middle)) most = middle;
    else least = middle + 1;
  }
  return most;
}
