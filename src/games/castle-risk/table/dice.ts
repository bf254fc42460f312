import type { Action } from "../rules/actions";
import { rankSkins, skins, withRankFaces } from "../../../risk/combat/skins";

/** Dice that are to be rolled: for each one what it looks like, a name of `models/die-NAME.png`. */
export type Dice = readonly string[];

/** Dice before the main phase, by phase. */
const SKINS = ["siege", "archer", "cavalry"] as const;

/** The dice of a chance action, one for each face in it; empty where none is rolled. */
export function diceOf(action: Action): Dice {
  switch (action.type) {
    case "order":
    case "first":
      return skins("attack", action.faces.length);
    case "dice":
      return rankSkins(action, SKINS);
    case "bombardment":
      return skins("siege", action.faces.length);
    case "recruitment":
      return ["attack"];
    default:
      return [];
  }
}

/** The same action with the faces of dice that fell otherwise, in the order of `diceOf`. */
export function withFaces(action: Action, faces: readonly number[]): Action {
  switch (action.type) {
    case "order":
    case "first":
    case "bombardment":
      return { ...action, faces };
    case "dice":
      return withRankFaces(action, faces);
    case "recruitment":
      return { ...action, face: faces[0] };
    default:
      return action;
  }
}
