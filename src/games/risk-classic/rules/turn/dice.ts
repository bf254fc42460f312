import { refuse } from "../../../../core/refuse";
import type { Refusal } from "../../../../core/types";
import { checkFaces } from "../../../../risk/dice";
import { afterRoll, loseArmies } from "../../../../risk/world/rules/roll";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { State } from "../state";
import type { Verb } from "../verb";
import { occupy } from "./occupy";

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  return checkFaces(a.attacker, b.dice) ?? checkFaces(a.defender, b.defence);
}

/** The dice of an attack are compared (rule 5.6); the last defender gone, armies move in (rule 5.7), or a storm rolls on (rule 5.5). */
function applyDice(s: State, a: ActionOf<"dice">, events: Event[]): void {
  const b = s.battle;
  if (b === undefined) return;
  events.push(loseArmies(s, b, a.attacker, a.defender));
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
