import { ask } from "../../../core/prompt";
import { CHANCE, type Roll } from "../../../core/types";
import { rollFaces } from "../../dice";
import { attackerLossesOfTwo, pairs } from "../../combat/comparison";
import { rollOn } from "./attack";
import type { Battle } from "./battle";
import type { WorldState } from "./state";

/** The dice of an attack as they fell. */
export interface DiceAction {
  readonly type: "dice";
  readonly seat: typeof CHANCE;
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
}

/** Both sides roll together. */
export function rollDice(roll: Roll, attacker: number, defender: number): DiceAction {
  const faces = rollFaces(roll, attacker);
  return { type: "dice", seat: CHANCE, attacker: faces, defender: rollFaces(roll, defender) };
}

/** A roll of an attack: what each side lost. */
export interface Fought {
  readonly type: "fought";
  readonly from: number;
  readonly territory: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

/** The dice are compared pair by pair, the highest first; both sides lose at the same time. */
export function loseArmies(
  s: WorldState,
  battle: Battle,
  attacker: readonly number[],
  defender: readonly number[],
): Fought {
  const attackerLost = attackerLossesOfTwo(attacker, defender);
  const defenderLost = pairs(attacker, defender) - attackerLost;
  s.armies[battle.from] -= attackerLost;
  s.armies[battle.to] -= defenderLost;
  return { type: "fought", from: battle.from, territory: battle.to, attackerLost, defenderLost };
}

/**
 * What comes after the losses. The last defender gone, the attacker is asked how many armies move in; the answer is the
 * number of them where there is no choice, and 0 otherwise.
 */
export function afterRoll(s: WorldState, battle: Battle): number {
  if (s.armies[battle.to] > 0) {
    rollOn(s, battle);
    return 0;
  }
  const most = s.armies[battle.from] - 1;
  if (most === battle.dice) return most;
  ask(s, "occupy", s.turn);
  return 0;
}
