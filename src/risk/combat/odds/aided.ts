import type { RollChances } from "./rolls";
import { beaten, FACES, waysOf, waysUpTo } from "./ways";

/** What helps a side in each roll: dice more, of which the lowest are dropped, and what its highest die counts more. */
export interface Aid {
  readonly dice: number;
  readonly plus: number;
}

const MOST_DICE = 3;

/** One die of each side is compared: the chances that it costs the attacker nothing, and an army. */
function single(attack: number, defence: number, plus: number): number[] {
  let wins = 0;
  for (let face = 1; face <= FACES; face++)
    wins += (face ** attack - (face - 1) ** attack) * beaten(face, plus) ** defence;
  const chance = wins / FACES ** (attack + defence);
  return [chance, 1 - chance];
}

/** Two dice of each side are compared: the chances that they cost the attacker nothing, one army, two. */
function double(attack: number, defence: number, plus: number): number[] {
  const all = FACES ** defence;
  let none = 0;
  let two = 0;
  for (let high = 1; high <= FACES; high++)
    for (let second = 1; second <= high; second++) {
      const ways = waysOf(attack, high, second);
      const first = beaten(high, plus);
      const next = second - 1;
      const both = waysUpTo(defence, first, next);
      none += ways * both;
      two += ways * (all - first ** defence - waysUpTo(defence, FACES, next) + both);
    }
  const total = all * FACES ** attack;
  return [none / total, (total - none - two) / total, two / total];
}

/**
 * The chances of single rolls in which something helps: exact, by counting the ways of both sides' highest two dice. Dice
 * more are no armies: as many are compared as would be without them.
 */
export function aidedRolls(attacker: Aid, defender: Aid): RollChances {
  const plus = attacker.plus - defender.plus;
  const one: number[][] = [[0, 0]];
  const two: number[][] = [[0, 0, 0]];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const rolled = dice + attacker.dice;
    one[dice] = single(rolled, 1 + defender.dice, plus);
    two[dice] =
      dice === 1
        ? single(rolled, 2 + defender.dice, plus).concat([0])
        : double(rolled, 2 + defender.dice, plus);
  }
  return { one, two };
}
