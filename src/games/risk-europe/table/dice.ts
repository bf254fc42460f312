import { rankSkins, skins, withRankFaces } from "../../../risk/combat/skins";
import type { Action } from "../rules/actions";

/** Dice before the general attack, by rank. */
const SKINS = ["assault", "archer", "cavalry"] as const;

/** The dice of a chance action, one for each face in it, by the name of `models/die-NAME.png`; empty where none is rolled. */
export function diceOf(action: Action): readonly string[] {
  switch (action.type) {
    case "tie":
      return skins("attack", action.faces.length);
    case "dice":
      return rankSkins(action, SKINS);
    case "volley":
      return skins("assault", action.faces.length);
    case "recast":
      return skins("defence", action.faces.length);
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
    case "dice":
      return withRankFaces(action, faces);
    default:
      return action;
  }
}
