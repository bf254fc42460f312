import { ask } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Roll } from "../../../../core/types";
import { attackerLossesOfTwo, pairs } from "../../../../risk/combat/comparison";
import { checkFaces, rollFaces } from "../../../../risk/dice";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";
import { attackDice, awaitRoll } from "./attack";
import { occupy } from "./occupy";

/** Both sides roll together (rule 5.3). */
export function dealDice(b: Battle, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, b.dice);
  return { type: "dice", seat: -1, attacker, defender: rollFaces(roll, b.defence) };
}

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  return checkFaces(a.attacker, b.dice) ?? checkFaces(a.defender, b.defence);
}

/** The dice are compared pair by pair, the highest first; both sides lose at the same time (rule 5.6). */
function applyDice(s: State, a: ActionOf<"dice">, events: Event[]): void {
  const b = s.battle;
  if (b === undefined) return;
  const attackerLost = attackerLossesOfTwo(a.attacker, a.defender);
  const defenderLost = pairs(a.attacker, a.defender) - attackerLost;
  s.armies[b.from] -= attackerLost;
  s.armies[b.to] -= defenderLost;
  events.push({ type: "fought", from: b.from, territory: b.to, attackerLost, defenderLost });
  if (s.armies[b.to] === 0) capture(s, b, events);
  else rollOn(s, b);
}

/** The last defender is gone: the attacker says how many armies move in, where there is a choice (rule 5.7). */
function capture(s: State, b: Battle, events: Event[]): void {
  const most = s.armies[b.from] - 1;
  if (most === b.dice) occupy(s, b, most, events);
  else ask(s, "occupy", s.turn);
}

/** A storm rolls again with the most dice (rule 5.5); a single attack is over. */
function rollOn(s: State, b: Battle): void {
  if (b.until > 0 && s.armies[b.from] > b.until) {
    b.dice = attackDice(s, b.from);
    return awaitRoll(s, b);
  }
  s.battle = undefined;
  ask(s, "attack", s.turn);
}

/** The dice of an attack. */
export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: applyDice,
  offer: undefined,
};
