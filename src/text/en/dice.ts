import type { DiceTexts } from "../dice";
import { count } from "./words";

/** Words about dice that people throw on the table, in English. */
export const DICE: DiceTexts = {
  invite: (dice) =>
    `${count(dice, "die lies", "dice lie")} in the Atlantic Ocean: throw with R or by shaking, or wait a moment.`,
  due: "Throw the dice in the Atlantic Ocean, or wait until they roll by themselves.",
  again: "Dice that lay askew, got lost or were touched are thrown again.",
  failed: "The dice would not lie still: the table rolls in their place.",
};
