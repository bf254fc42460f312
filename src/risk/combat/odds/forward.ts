import { RANK_MAIN } from "../ranks";
import { againWorth, mainWorth } from "./backward";
import type { Hits } from "./battle";
import {
  beginsOf,
  ENTRY,
  LIST,
  FEW,
  halfRow,
  lostOf,
  mainDice,
  otherLeft,
  poorOf,
  ownLeft,
  RANK_COUNT,
  RECAST,
  type Field,
  type Flow,
  type Worth,
} from "./ranks";
import { bestRecast } from "./recast";

/** Follows a battle from where it begins; `mass` and `half` have nothing in them. */
export function startFlow(
  field: Field,
  { mass, half }: Pick<Flow, "mass" | "half">,
  rolled: readonly Hits[],
  worth: Worth | undefined,
): Flow {
  const own = field.attacker.units.length - 1;
  const other = field.width - 1;
  for (const begin of beginsOf(field, field.battle, own, other, rolled))
    mass[begin.layer][begin.own][begin.other] += begin.chance;
  return { field, mass, half, worth, own, other };
}

/** Follows a battle for about so many steps; gives how many of them were not needed: `own` is -1 at its end. */
export function follow(flow: Flow, steps: number): number {
  let left = steps;
  while (flow.own >= 0 && left > 0) {
    left -= followRow(flow, flow.own, left);
    if (flow.other === 0) {
      flow.own--;
      flow.other = flow.field.width - 1;
    }
  }
  return left;
}

/** Steps that a pair of units takes besides its hits, and with a castle. */
const CELL = 4;
const CASTLE_CELL = 6;

/**
 * All ranks of a pass for these units of the attacker and the defender's from where it stands, for about so many steps;
 * gives the steps that it took. With a castle's re-roll those first that still have it.
 */
function followRow(flow: Flow, own: number, steps: number): number {
  const { field, mass, half } = flow;
  const { lanes, ranks } = field;
  const cell = lanes > 1 ? CASTLE_CELL : CELL;
  let spent = 0;
  let other = flow.other;
  for (; other > 0 && spent < steps; other--) {
    spent += cell;
    for (const rank of ranks) {
      const chance = lanes > 1 ? mass[RANK_COUNT + rank][own][other] : 0;
      if (chance > 0 && own > 0) spent += rollAgain(flow, rank, own, other, chance);
      const joint = mass[rank][own][other];
      if (joint > 0 && own > 0) spent += rollRank(flow, rank, 0, own, other, joint, 0);
      if (half[rank].length > 0)
        for (let lane = lanes - 1; lane >= 0; lane--) spent += takeDefenders(flow, rank, lane, own, other);
    }
    for (let lane = lanes - 1; lane >= 0; lane--) {
      const chance = mass[RANK_COUNT * lane + RANK_MAIN][own][other];
      if (chance > 0 && own > 0) spent += rollMain(flow, lane, own, other, chance);
    }
  }
  flow.other = other;
  return spent;
}

/** Both sides' dice of a rank, of the defender's those with so many hits at least. */
function rollRank(
  { field, mass, half }: Flow,
  rank: number,
  lane: number,
  own: number,
  other: number,
  chance: number,
  least: number,
): number {
  const { attacker, defender, width } = field;
  const dealt = attacker.rolls[rank][own];
  const suffered = defender.rolls[rank][other];
  const left = ownLeft(field, rank, own, other);
  const n = suffered.length;
  const size = dealt.length;
  if (size * n > FEW) {
    const group = half[RANK_COUNT * lane + rank][attacker.group[rank][own]];
    let spent = 5 + 1.3 * n;
    for (let hits = least; hits < n; hits++) {
      if (group[left[hits]].length === 0) spent += LIST + ENTRY * width;
      halfRow(group, left[hits], width)[other] += chance * suffered[hits];
    }
    return spent;
  }
  const to = mass[RANK_COUNT * lane + field.next[rank]];
  const after = defender.after[rank];
  const orders = defender.orders[rank];
  const there = defender.sizes[other];
  for (let hits = least; hits < n; hits++) {
    const attackers = left[hits];
    const places = after[orders[attacker.sizes[attackers] + there]][other];
    const joint = chance * suffered[hits];
    const row = to[attackers];
    for (let k = 0; k < size; k++) row[places[k]] += joint * dealt[k];
  }
  return 4.6 + (n - least) * (1 + 0.58 * size);
}

/** The same with the castle's re-roll at hand: poor dice are rolled again, and it is gone for the pass. */
function rollAgain(flow: Flow, rank: number, own: number, other: number, chance: number): number {
  const { field, mass, worth } = flow;
  const { attacker, defender, poor } = field;
  const suffered = defender.rolls[rank][other];
  if (worth !== undefined && suffered.length > 1) return rollBest(flow, worth, rank, own, other, chance);
  const least = poorOf(poor[rank][suffered.length - 1], attacker.sizes[own]);
  let again = 0;
  for (let hits = 0; hits < least; hits++) again += suffered[hits];
  // Who rolls again is where all are that have no re-roll any more: they roll next.
  if (again > 0) mass[rank][own][other] += chance * again;
  return rollRank(flow, rank, 1, own, other, chance, least);
}

/** The same where the defender looks at both sides' dice, and rolls again if that is worth more. */
function rollBest(
  flow: Flow,
  worth: Worth,
  rank: number,
  own: number,
  other: number,
  chance: number,
): number {
  const { field, mass } = flow;
  const { attacker, defender, next } = field;
  const dealt = attacker.rolls[rank][own];
  const suffered = defender.rolls[rank][other];
  const left = ownLeft(field, rank, own, other);
  const gone = mass[next[rank]];
  const kept = mass[RANK_COUNT + next[rank]];
  const values = worth.layers[RANK_COUNT + next[rank]];
  const n = suffered.length;
  for (let k = 0; k < dealt.length; k++) {
    const again = againWorth(worth, rank, other, k, suffered, left);
    let turned = 0;
    for (let hits = 0; hits < n; hits++) {
      const place = lostOf(field, rank, left[hits], other, k);
      const joint = chance * dealt[k] * suffered[hits];
      if (hits === n - 1 || values[left[hits]][place] >= again) kept[left[hits]][place] += joint;
      else turned += joint;
    }
    for (let hits = 0; hits < n; hits++)
      gone[left[hits]][lostOf(field, rank, left[hits], other, k)] += turned * suffered[hits];
  }
  return (6.5 + 6.7 * n) * dealt.length;
}

/** The attacker's dice of a rank where they are many: the defender's losses. */
function takeDefenders(
  { field, mass, half }: Flow,
  rank: number,
  lane: number,
  own: number,
  other: number,
): number {
  const { attacker } = field;
  const groups = half[RANK_COUNT * lane + rank];
  const to = mass[RANK_COUNT * lane + field.next[rank]][own];
  const left = otherLeft(field, rank, own, other);
  const n = groups.length;
  let spent = 2.8 + 0.55 * n;
  for (let group = 0; group < n; group++) {
    const row = groups[group][own];
    const chance = row.length > 0 ? row[other] : 0;
    if (chance > 0) {
      const dealt = attacker.chances[rank][group];
      const size = dealt.length;
      for (let k = 0; k < size; k++) to[left[k]] += chance * dealt[k];
      spent += 0.85 + 0.45 * size;
    }
  }
  return spent;
}

/** The main rank; behind it the next pass begins, with a re-roll of its own. */
function rollMain(
  { field, mass, worth }: Flow,
  lane: number,
  own: number,
  other: number,
  chance: number,
): number {
  const { attacker, defender, lanes, next, main, seen } = field;
  const attack = mainDice(attacker.sizes[own], 3);
  const defence = mainDice(defender.sizes[other], 2);
  const pairs = attack < defence ? attack : defence;
  const to = mass[RANK_COUNT * (lanes - 1) + next[RANK_MAIN]];
  const left = ownLeft(field, RANK_MAIN, own, other);
  let spent = 2.6 * (pairs + 1);
  let chances = defence > 1 ? main[lane].two[attack] : main[lane].one[attack];
  if (lane > 0 && worth !== undefined && seen !== undefined) {
    const values = mainWorth(worth, own, other, pairs);
    const sights = defence > 1 ? seen.two[attack] : seen.one[attack];
    spent += RECAST * sights.length;
    chances = bestRecast(sights, values, pairs);
  }
  for (let lost = 0; lost <= pairs; lost++) {
    const attackers = left[lost];
    to[attackers][lostOf(field, RANK_MAIN, attackers, other, pairs - lost)] += chance * chances[lost];
  }
  return spent;
}
