import { refuse } from "../../../../core/refuse";
import type { Refusal, Roll } from "../../../../core/types";
import { checkFaces, sortDice } from "../../../../risk/dice";
import type { Battle } from "../../../../risk/world/rules/battle";
import { afterRoll, loseArmies, rollDice, type DiceAction } from "../../../../risk/world/rules/roll";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { hasReward, isLifted } from "../holdings";
import { ATTACK_DIE, DEFENSE_DIE } from "../objectives";
import type { State } from "../state";
import type { Verb } from "../verb";
import { occupy } from "./occupy";

/** Dice that the attacker rolls: the reward Attack Die adds one (rule 8.7). */
function attackerDice(s: State, b: Battle): number {
  return hasReward(s, s.turn, ATTACK_DIE) ? b.dice + 1 : b.dice;
}

/** Dice that the defender rolls: the reward Defense Die adds one (rule 8.8). */
function defenderDice(s: State, b: Battle): number {
  return hasReward(s, s.owners[b.to], DEFENSE_DIE) ? b.defence + 1 : b.defence;
}

/** Both sides roll together (rules 5.3, 5.11). */
export function dealDice(s: State, b: Battle, roll: Roll): DiceAction {
  return rollDice(roll, attackerDice(s, b), defenderDice(s, b));
}

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  return checkFaces(a.attacker, attackerDice(s, b)) ?? checkFaces(a.defender, defenderDice(s, b));
}

/** The dice that count: as many as troops fight, the lowest of all dropped; then an airfield lifts the highest (rules 5.11, 8.4, 8.7). */
function countedDice(faces: readonly number[], troops: number, lifted: boolean): number[] {
  const dice = sortDice([...faces]).slice(0, troops);
  if (lifted) dice[0]++;
  return dice;
}

/** The dice of an attack are compared (rule 5.6); the last defender gone, troops move in (rule 5.7), or a storm rolls on (rule 5.5). */
function applyDice(s: State, a: ActionOf<"dice">, events: Event[]): void {
  const b = s.battle;
  if (b === undefined) return;
  const attacker = countedDice(a.attacker, b.dice, isLifted(s, s.turn, b.to));
  const defender = countedDice(a.defender, b.defence, isLifted(s, s.owners[b.to], b.to));
  events.push(loseArmies(s, b, attacker, defender));
  const armies = afterRoll(s, b);
  if (armies > 0) occupy(s, b, armies, events);
}

/** The dice of an attack. */
export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: applyDice,
  offer: undefined,
};
