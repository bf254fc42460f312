import { FULL_HAND } from "../rules/numbers";

/** The chance of a set by the number of cards. */
const SET_CHANCE: readonly number[] = [0, 0, 0.1, 0.42, 0.8, 1];

export function chanceOfSet(cards: number): number {
  return SET_CHANCE[cards < FULL_HAND ? cards : FULL_HAND];
}
