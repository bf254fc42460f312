import { RANKS } from "../../../combat/ranks";
import { ARCHER, CAVALRY, FOOT, SIEGE } from "../../../units";

/** The kind of units whose rank it is, by rank; all fight in the main one, those on foot in no other. */
export const FIGHTS: readonly number[] = [SIEGE, ARCHER, CAVALRY, FOOT];

/** The kind that fights in a rank, by the rank's id; another one for what is no rank. */
export function fighting(rank: string, otherwise: number): number {
  const found = RANKS.findIndex((id) => id === rank);
  return found < 0 ? otherwise : FIGHTS[found];
}
