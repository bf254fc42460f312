import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { checkFaces } from "../../../../risk/dice";
import { afterRoll, loseArmies } from "../../../../risk/world/rules/roll";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";
import { occupy } from "./occupy";

function checkDice(s: State, action: ActionOf<"dice">): Refusal | undefined {
  const battle = s.battle;
  if (battle === undefined) return refuse("chance.other", { step: s.step });
  return checkFaces(action.attacker, battle.dice) ?? checkFaces(action.defender, battle.defence);
}

/** The dice of an attack are compared (rule 5.6); the last defender gone, armies move in (rule 5.7), or a storm rolls on (rule 5.5). */
function applyDice(s: State, action: ActionOf<"dice">, events: Event[]): void {
  const battle = s.battle;
  if (battle === undefined) return;
  events.push(loseArmies(s, battle, action.attacker, action.defender));
  const armies = afterRoll(s, battle);
  if (armies > 0) occupy(s, battle, armies, events);
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: applyDice,
  offer: undefined,
};
