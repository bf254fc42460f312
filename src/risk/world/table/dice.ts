import { skins } from "../../combat/skins";
import type { FirstAction } from "../rules/first";
import type { DiceAction } from "../rules/roll";

/** Any action of a game: dice are rolled in two kinds of them. */
type Rolling = FirstAction | DiceAction | { readonly type: string };

function isFirst(action: Rolling): action is FirstAction {
  return action.type === "first";
}

export function isAttackRoll(action: Rolling): action is DiceAction {
  return action.type === "dice";
}

/** The dice of a chance action, one for each face in it, by the name of `models/die-NAME.png`; empty where none is rolled. */
export function diceOf(action: Rolling): readonly string[] {
  if (isFirst(action)) return skins("attack", action.faces.length);
  return isAttackRoll(action)
    ? skins("attack", action.attacker.length).concat(skins("defence", action.defender.length))
    : [];
}

/** The same action with the faces of dice that fell otherwise, in the order of `diceOf`. */
export function withFaces<A extends Rolling>(action: A, faces: readonly number[]): A {
  if (isFirst(action)) return { ...action, faces };
  if (!isAttackRoll(action)) return action;
  const n = action.attacker.length;
  return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
}
