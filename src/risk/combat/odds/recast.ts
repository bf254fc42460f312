import { PLAIN_ROLLS, type RollChances } from "./rolls";
import { beaten, FACES, waysOf, waysUpTo } from "./ways";

/*
 * The main rank of a defender who may roll all own dice of it again, after both sides' dice are seen. What matters of the
 * attacker's dice are the highest one or two.
 */

/** Highest dice of an attacker: how likely they are, and what a roll against them costs it, 0, 1 or 2 units. */
export interface Seen {
  readonly chance: number;
  readonly lost: readonly number[];
}

/** By dice of the attacker: what can be seen of them against one die, and against two. */
export interface SeenDice {
  readonly one: readonly (readonly Seen[])[];
  readonly two: readonly (readonly Seen[])[];
}

const MOST_DICE = 3;

/** What a roll of so many dice costs an attacker whose single compared die shows this. */
export function lostOfOne(face: number, defence: number): number[] {
  const win = beaten(face, 0) ** defence / FACES ** defence;
  return [win, 1 - win];
}

/** The same of two compared dice against two. */
export function lostOfTwo(high: number, second: number): number[] {
  const all = FACES * FACES;
  const first = beaten(high, 0);
  const next = second - 1;
  const none = waysUpTo(2, first, next);
  const two = all - first * first - waysUpTo(2, FACES, next) + none;
  return [none / all, (all - none - two) / all, two / all];
}

function seenSingles(attack: number, defence: number): Seen[] {
  const list: Seen[] = [];
  for (let face = 1; face <= FACES; face++)
    list[face - 1] = {
      chance: (face ** attack - (face - 1) ** attack) / FACES ** attack,
      lost: lostOfOne(face, defence),
    };
  return list;
}

function seenDoubles(attack: number): Seen[] {
  const list: Seen[] = [];
  for (let high = 1; high <= FACES; high++)
    for (let second = 1; second <= high; second++)
      list.push({ chance: waysOf(attack, high, second) / FACES ** attack, lost: lostOfTwo(high, second) });
  return list;
}

function seenDice(): SeenDice {
  const one: Seen[][] = [[]];
  const two: Seen[][] = [[]];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    one[dice] = seenSingles(dice, 1);
    two[dice] = dice === 1 ? seenSingles(1, 2) : seenDoubles(dice);
  }
  return { one, two };
}

function recastRolls({ one, two }: SeenDice): RollChances {
  return {
    one: one.map((seen, dice) => (dice === 0 ? PLAIN_ROLLS.one[0] : againOf(seen))),
    two: two.map((seen, dice) => (dice === 0 ? PLAIN_ROLLS.two[0] : againOf(seen))),
  };
}

/** A first roll counts unless it costs the attacker nothing; then the second one does. */
function againOf(seen: readonly Seen[]): number[] {
  const sum = [0, 0, 0];
  for (const { chance, lost } of seen)
    for (let k = 0; k < lost.length; k++)
      sum[k] += chance * (k > 0 ? lost[k] + lost[0] * lost[k] : lost[0] * lost[0]);
  return sum;
}

/** All that can be seen of an attacker's dice of the main rank. */
export const SEEN_DICE: SeenDice = seenDice();

/** The chances where a defender who has won no comparison rolls again by itself. */
export const RECAST_ROLLS: RollChances = recastRolls(SEEN_DICE);

/**
 * The chances where the defender rolls again if that is worth more; `worth` by what the roll costs the attacker. Dice that
 * have lost no comparison stay.
 */
export function bestRecast(seen: readonly Seen[], worth: readonly number[], pairs: number): number[] {
  const sum = [0, 0, 0];
  for (const { chance, lost } of seen) {
    let again = 0;
    for (let k = 0; k <= pairs; k++) again += lost[k] * worth[k];
    for (let k = 0; k <= pairs; k++)
      if (k === pairs || worth[k] >= again) sum[k] += chance * lost[k];
      else for (let next = 0; next <= pairs; next++) sum[next] += chance * lost[k] * lost[next];
  }
  return sum;
}
