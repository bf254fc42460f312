import { ARCHER, CAVALRY, SIEGE, size } from "../units";

/** The four ranks in which a battle is fought, in order. */
export const RANKS = ["siege", "archers", "cavalry", "main"] as const;
export const RANK_SIEGE = 0;
export const RANK_ARCHERS = 1;
export const RANK_CAVALRY = 2;
export const RANK_MAIN = 3;
/** Those in which kinds of units roll, before the main one. */
export const RANKED: readonly number[] = [RANK_SIEGE, RANK_ARCHERS, RANK_CAVALRY];
/** Instead of a rank: before the first. */
export const NO_RANK = -1;

/** Dice of each siege weapon, where it fires from afar too. */
export const WEAPON_DICE = 2;

/** Dice that these units roll in a rank, at most `most` of them in the main one. */
export function rankDice(rank: number, units: readonly number[], most: number): number {
  if (rank === RANK_SIEGE) return WEAPON_DICE * units[SIEGE];
  if (rank === RANK_ARCHERS) return units[ARCHER];
  if (rank === RANK_CAVALRY) return units[CAVALRY];
  const n = size(units);
  return n < most ? n : most;
}
