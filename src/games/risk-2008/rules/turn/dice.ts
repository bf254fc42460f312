import { refuse } from "../refusals";
import type { Refusal, Roll } from "../../../../core/types";
import { checkFaces, sortDice } from "../../../../risk/dice";
import type { Battle } from "../../../../risk/world/rules/battle";
import { afterRoll, loseArmies, rollDice, type DiceAction } from "../../../../risk/world/rules/roll";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { bonusOf, isLifted } from "../holdings";
import { ATTACK_DIE, DEFENSE_DIE } from "../objectives";
import type { State } from "../state";
import type { Verb } from "../verb";
import { occupy } from "./occupy";

/** Dice that the attacker rolls: the reward Attack Die adds one (rule 8.7). */
function attackerDice(s: State, battle: Battle): number {
  return battle.dice + bonusOf(s, s.turn, ATTACK_DIE);
}

/** Dice that the defender rolls: the reward Defense Die adds one (rule 8.8). */
function defenderDice(s: State, battle: Battle): number {
  return battle.defence + bonusOf(s, s.owners[battle.to], DEFENSE_DIE);
}

/** Both sides roll together (rules 5.3, 5.11). */
export function dealDice(s: State, battle: Battle, roll: Roll): DiceAction {
  return rollDice(roll, attackerDice(s, battle), defenderDice(s, battle));
}

function checkDice(s: State, action: ActionOf<"dice">): Refusal | undefined {
  const battle = s.battle;
  if (battle === undefined) return refuse("chance.other", { step: s.step });
  return (
    checkFaces(action.attacker, attackerDice(s, battle)) ??
    checkFaces(action.defender, defenderDice(s, battle))
  );
}

/** The dice that count: as many as troops fight, the lowest of all dropped; then an airfield lifts the highest (rules 5.11, 8.4, 8.7). */
function countedDice(faces: readonly number[], troops: number, lifted: boolean): number[] {
  const dice = sortDice([...faces]).slice(0, troops);
  if (lifted) dice[0]++;
  return dice;
}

/** The dice of an attack are compared (rule 5.6); the last defender gone, troops move in (rule 5.7), or a storm rolls on (rule 5.5). */
function applyDice(s: State, action: ActionOf<"dice">, events: Event[]): void {
  const battle = s.battle;
  if (battle === undefined) return;
  const attacker = countedDice(action.attacker, battle.dice, isLifted(s, s.turn, battle.to));
  const defender = countedDice(action.defender, battle.defence, isLifted(s, s.owners[battle.to], battle.to));
  events.push(loseArmies(s, battle, attacker, defender));
  const armies = afterRoll(s, battle);
  if (armies > 0) occupy(s, battle, armies, events);
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: applyDice,
  offer: undefined,
};
