import { zeros } from "../../core/counts";
import type { AnyAction } from "../../core/types";
import { RANK_MAIN } from "./ranks";

/** What a chance action may have that dice show: a list of faces, one face, or the dice of both sides, in a rank where there are any. */
interface Rolling extends AnyAction {
  readonly rank?: number;
  readonly attacker?: readonly number[];
  readonly defender?: readonly number[];
  readonly faces?: readonly number[];
  readonly face?: number;
}

/** `n` equal dice. */
function skins(skin: string, n: number): string[] {
  return zeros(n).map(() => skin);
}

/**
 * The dice of a chance action, one for each face in it, by the name of `models/die-NAME.png`; empty where none is rolled.
 * Both sides have those of the rank but in the main one, the attacker's first; other dice go by the action's type.
 */
export function skinsOf(
  { type, rank, attacker, defender, faces }: Rolling,
  byType: Readonly<Record<string, string | undefined>>,
  byRank: readonly string[],
): readonly string[] {
  if (attacker !== undefined && defender !== undefined)
    return rank === undefined || rank === RANK_MAIN
      ? skins("attack", attacker.length).concat(skins("defence", defender.length))
      : skins(byRank[rank], attacker.length + defender.length);
  const skin = byType[type];
  return skin === undefined ? [] : skins(skin, faces?.length ?? 1);
}

/** The same action with the faces of dice that fell otherwise, in the order of `skinsOf`. */
export function withFaces<A extends AnyAction>(action: A & Rolling, faces: readonly number[]): A {
  const n = action.attacker?.length;
  if (n !== undefined) return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
  if (action.faces !== undefined) return { ...action, faces };
  return action.face === undefined ? action : { ...action, face: faces[0] };
}
