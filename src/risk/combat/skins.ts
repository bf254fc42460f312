import { RANK_MAIN } from "./ranks";

/** The dice of a rank, as a chance action has them. */
interface RankDice {
  readonly rank: number;
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
}

/** What `n` equal dice look like: the name of `models/die-NAME.png` for each. */
export function skins(skin: string, n: number): string[] {
  const list: string[] = [];
  for (let i = 0; i < n; i++) list[i] = skin;
  return list;
}

/** What the dice of a rank look like, the attacker's first; both sides have those of the rank but in the main one. */
export function rankSkins({ rank, attacker, defender }: RankDice, byRank: readonly string[]): string[] {
  return rank === RANK_MAIN
    ? skins("attack", attacker.length).concat(skins("defence", defender.length))
    : skins(byRank[rank], attacker.length + defender.length);
}

/** The same dice with faces that fell otherwise, in the order of `rankSkins`. */
export function withRankFaces<A extends RankDice>(action: A, faces: readonly number[]): A {
  const n = action.attacker.length;
  return { ...action, attacker: faces.slice(0, n), defender: faces.slice(n) };
}
