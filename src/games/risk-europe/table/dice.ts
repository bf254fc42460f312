import { RANK_MAIN } from "../../../risk/combat/ranks";
import type { Action } from "../rules/actions";

/** Dice before the general attack, by rank. */
const SKINS = ["assault", "archer", "cavalry"] as const;

/** The dice of a chance action, one for each face in it, by the name of `models/die-NAME.png`; empty where none is rolled. */
export function diceOf(action: Action): readonly string[] {
  switch (action.type) {
    case "tie":
      return same("attack", action.faces.length);
    case "dice":
      return action.rank === RANK_MAIN
        ? same("attack", action.attacker.length).concat(same("defence", action.defender.length))
        : same(SKINS[action.rank], action.attacker.length + action.defender.length);
    case "volley":
      return same("assault", action.faces.length);
    case "recast":
      return same("defence", action.faces.length);
    default:
      return [];
  }
}

/** The same action with the faces of dice that fell otherwise, in the order of `diceOf`. */
export function withFaces(action: Action, faces: readonly number[]): Action {
  switch (action.type) {
    case "tie":
    case "volley":
    case "recast":
      return { ...action, faces };
    case "dice": {
      const n = action.attacker.length;
      return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
    }
    default:
      return action;
  }
}

function same(skin: string, n: number): string[] {
  const list: string[] = [];
  for (let i = 0; i < n; i++) list[i] = skin;
  return list;
}
