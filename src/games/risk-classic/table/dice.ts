import { skins } from "../../../risk/combat/skins";
import type { Action } from "../rules/actions";

/** The dice of a chance action, one for each face in it, by the name of `models/die-NAME.png`; empty where none is rolled. */
export function diceOf(action: Action): readonly string[] {
  if (action.type === "first") return skins("attack", action.faces.length);
  return action.type === "dice"
    ? skins("attack", action.attacker.length).concat(skins("defence", action.defender.length))
    : [];
}

/** The same action with the faces of dice that fell otherwise, in the order of `diceOf`. */
export function withFaces(action: Action, faces: readonly number[]): Action {
  if (action.type === "first") return { ...action, faces };
  if (action.type !== "dice") return action;
  const n = action.attacker.length;
  return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
}
