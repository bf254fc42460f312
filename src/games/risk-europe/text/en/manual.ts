import { count, list } from "../../../../text/en/words";

/** Words about what people change past the rules, in English. */
export const MANUAL = {
  /** In the menu of a castle. */
  noCastle: "By hand: no castle here",
  /** What lies in a territory, in a treasury now. */
  land: (by: string, territory: string, owner: string, units: readonly string[], castle: boolean) =>
    `${by}, by hand: in ${territory} now lie ${list(units)} of ${owner}${castle ? ", a castle" : ""}.`,
  coins: (by: string, army: string, n: number) =>
    `${by}, by hand: the treasury of ${army} has ${count(n, "coin", "coins")} now.`,
};
