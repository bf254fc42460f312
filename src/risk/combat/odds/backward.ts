import { RANK_MAIN } from "../ranks";
import { isPlain, type Hits } from "./battle";
import { fillLinearRow } from "./linear-worth";
import {
  beginsOf,
  lostOf,
  mainDice,
  addRows,
  halfRow,
  noHalves,
  FEW,
  otherLeft,
  ownLeft,
  poorOf,
  RANK_COUNT,
  RECAST,
  type Field,
  type Worth,
} from "./ranks";
import { bestRecast } from "./recast";

/** With the best use of the castle's re-roll, which is the defender's, the aim is to hold. */
export function startWorth(field: Field, aim: Worth["aim"]): Worth {
  return { field, aim, layers: [], half: noHalves(field), own: -1, other: 1, spare: 0 };
}

function noteEnds({ field, aim, layers }: Worth): void {
  const { attacker, width } = field;
  for (const layer of layers)
    if (aim === "hold") for (let defenders = 1; defenders < width; defenders++) layer[0][defenders] = 1;
    else for (let attackers = 1; attackers < attacker.units.length; attackers++) layer[attackers][0] = 1;
}

/** Fills worths in by about so many steps; gives whether all are known. */
export function fillWorth(worth: Worth, steps: number): boolean {
  const { attacker, width, battle } = worth.field;
  const rows = attacker.units.length;
  let budget = steps;
  if (worth.own < 0) {
    budget = addRows(worth.field, worth.layers, steps);
    if (budget <= 0) return false;
    noteEnds(worth);
    worth.own = 0;
  }
  const plain = isPlain(battle);
  while (worth.own < rows && budget > 0) {
    if (plain) budget -= fillLinearRow(worth, worth.own, budget);
    else
      for (; worth.other < width && budget > 0; worth.other++) budget -= fill(worth, worth.own, worth.other);
    if (worth.other === width) {
      worth.own++;
      worth.other = 1;
    }
  }
  worth.spare = budget > 0 ? budget : 0;
  return worth.own >= rows;
}

/** The last rank first: each is worth what comes behind it. */
function fill(worth: Worth, own: number, other: number): number {
  const { ranks, lanes } = worth.field;
  let spent = 2.8;
  if (own > 0) for (let lane = 0; lane < lanes; lane++) spent += fillMain(worth, lane, own, other);
  for (let i = ranks.length - 1; i >= 0; i--) {
    for (let lane = 0; lane < lanes; lane++) {
      if (worth.half[ranks[i]].length > 0) spent += fillHalf(worth, ranks[i], lane, own, other);
      if (own > 0) spent += fillRank(worth, ranks[i], lane, own, other);
    }
  }
  return spent;
}

function fillMain(worth: Worth, lane: number, own: number, other: number): number {
  const { field, layers } = worth;
  const { attacker, defender, main, seen, battle } = field;
  const attack = mainDice(attacker.sizes[own], 3);
  const defence = mainDice(defender.sizes[other], 2);
  const pairs = attack < defence ? attack : defence;
  const values = mainWorth(worth, own, other, pairs);
  let chances = defence > 1 ? main[lane].two[attack] : main[lane].one[attack];
  let spent = 0;
  if (lane > 0 && battle.reroll === "best" && seen !== undefined) {
    const sights = defence > 1 ? seen.two[attack] : seen.one[attack];
    spent = RECAST * sights.length;
    chances = bestRecast(sights, values, pairs);
  }
  let sum = 0;
  for (let lost = 0; lost <= pairs; lost++) sum += chances[lost] * values[lost];
  layers[RANK_COUNT * lane + RANK_MAIN][own][other] = sum;
  return spent;
}

/** By what the main rank costs the attacker: what the next pass is worth then. */
export function mainWorth({ field, layers }: Worth, own: number, other: number, pairs: number): number[] {
  const left = ownLeft(field, RANK_MAIN, own, other);
  const layer = layers[RANK_COUNT * (field.lanes - 1) + field.next[RANK_MAIN]];
  const values: number[] = [];
  for (let lost = 0; lost <= pairs; lost++) {
    const attackers = left[lost];
    values[lost] = layer[attackers][lostOf(field, RANK_MAIN, attackers, other, pairs - lost)];
  }
  return values;
}

/** Behind the attacker's losses of a rank: the defender's are still to come. */
function fillHalf(
  { field, layers, half }: Worth,
  rank: number,
  lane: number,
  own: number,
  other: number,
): number {
  const { attacker, width, next } = field;
  const row = layers[RANK_COUNT * lane + next[rank]][own];
  const groups = half[RANK_COUNT * lane + rank];
  const left = otherLeft(field, rank, own, other);
  let spent = 0;
  for (let group = 0; group < groups.length; group++) {
    const chances = attacker.chances[rank][group];
    const n = chances.length;
    let sum = 0;
    for (let hits = 0; hits < n; hits++) sum += chances[hits] * row[left[hits]];
    halfRow(groups[group], own, width)[other] = sum;
    spent += 2 + 0.57 * n;
  }
  return spent;
}

function fillRank(worth: Worth, rank: number, lane: number, own: number, other: number): number {
  const { field, layers, half } = worth;
  const { attacker, defender, battle, poor } = field;
  const dealt = attacker.rolls[rank][own];
  const suffered = defender.rolls[rank][other];
  const n = suffered.length;
  const size = dealt.length;
  if (lane > 0 && battle.reroll === "best" && n > 1) return fillBest(worth, rank, own, other);
  const left = ownLeft(field, rank, own, other);
  const least = lane > 0 ? poorOf(poor[rank][n - 1], attacker.sizes[own]) : 0;
  let sum = 0;
  for (let hits = 0; hits < least; hits++) sum += suffered[hits];
  sum *= layers[rank][own][other];
  if (size * n > FEW) {
    const behind = half[RANK_COUNT * lane + rank][attacker.group[rank][own]];
    for (let hits = least; hits < n; hits++) sum += suffered[hits] * behind[left[hits]][other];
    layers[RANK_COUNT * lane + rank][own][other] = sum;
    return 1.8 * n;
  }
  const next = layers[RANK_COUNT * lane + field.next[rank]];
  for (let hits = least; hits < n; hits++) {
    const places = otherLeft(field, rank, left[hits], other);
    const row = next[left[hits]];
    let rest = 0;
    for (let k = 0; k < size; k++) rest += dealt[k] * row[places[k]];
    sum += suffered[hits] * rest;
  }
  layers[RANK_COUNT * lane + rank][own][other] = sum;
  return 14 + (n - least) * (0.8 + 0.36 * size);
}

/** The defender sees both sides' dice and takes the better: to keep its own, or to roll again. */
function fillBest(worth: Worth, rank: number, own: number, other: number): number {
  const { field, layers } = worth;
  const { attacker, defender, next } = field;
  const dealt = attacker.rolls[rank][own];
  const chances = defender.rolls[rank][other];
  const left = ownLeft(field, rank, own, other);
  const kept = layers[RANK_COUNT + next[rank]];
  const n = chances.length;
  let sum = 0;
  for (let hits = 0; hits < dealt.length; hits++) {
    const again = againWorth(worth, rank, other, hits, chances, left);
    for (let suffered = 0; suffered < n; suffered++) {
      const attackers = left[suffered];
      const stand = kept[attackers][lostOf(field, rank, attackers, other, hits)];
      sum += dealt[hits] * chances[suffered] * (suffered === n - 1 || stand >= again ? stand : again);
    }
  }
  layers[RANK_COUNT + rank][own][other] = sum;
  return (2 + 5.6 * n) * dealt.length;
}

/** What it is worth to roll all own dice of a rank again, when the attacker's have so many hits. */
export function againWorth(
  { field, layers }: Worth,
  rank: number,
  other: number,
  hits: number,
  chances: readonly number[],
  left: readonly number[],
): number {
  const gone = layers[field.next[rank]];
  let again = 0;
  for (let k = 0; k < chances.length; k++)
    again += chances[k] * gone[left[k]][lostOf(field, rank, left[k], other, hits)];
  return again;
}

/** What a battle is worth where it begins, by chance. */
export function beginWorth({ field, layers }: Worth, rolled: readonly Hits[]): number {
  const { battle, attacker, width } = field;
  let sum = 0;
  for (const { layer, own, other, chance } of beginsOf(
    field,
    battle,
    attacker.units.length - 1,
    width - 1,
    rolled,
  ))
    sum += chance * layers[layer][own][other];
  return sum;
}
