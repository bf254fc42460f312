import type { Action } from "../rules/actions";
import { RANK_MAIN } from "../../../risk/combat/ranks";

/** Dice that are to be rolled: for each one what it looks like, a name of `models/die-NAME.png`. */
export type Dice = readonly string[];

/** Dice before the main phase, by phase. */
const SKINS = ["siege", "archer", "cavalry"] as const;

/** The dice of a chance action, one for each face in it; empty where none is rolled. */
export function diceOf(action: Action): Dice {
  switch (action.type) {
    case "order":
    case "first":
      return same("attack", action.faces.length);
    case "dice":
      return action.rank === RANK_MAIN
        ? same("attack", action.attacker.length).concat(same("defence", action.defender.length))
        : same(SKINS[action.rank], action.attacker.length + action.defender.length);
    case "bombardment":
      return same("siege", action.faces.length);
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
    case "dice": {
      const n = action.attacker.length;
      return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
    }
    case "recruitment":
      return { ...action, face: faces[0] };
    default:
      return action;
  }
}

function same(skin: string, n: number): string[] {
  const list: string[] = [];
  for (let i = 0; i < n; i++) list[i] = skin;
  return list;
}
