import { coins } from "../../../../risk/europe/text/en/words";
import { count, list } from "../../../../text/en/words";

/** Words about what people change past the rules, in English. */
export const MANUAL = {
  /** In the menu of a castle. */
  noCastle: "By hand: no castle here",
  /** What lies in a territory, in a treasury, in a reserve now. */
  land: (
    by: string,
    territory: string,
    owner: string,
    units: readonly string[],
    castle: boolean,
    tokens: number,
  ) =>
    `${by}, by hand: in ${territory} now lie ${list(units)} of ${owner}` +
    (castle ? ", a castle" : "") +
    (tokens > 0 ? `, ${count(tokens, "plundered-city token", "plundered-city tokens")}` : "") +
    ".",
  coins: (by: string, seat: string, n: number) =>
    `${by}, by hand: the treasury of ${seat} has ${coins(n)} now.`,
  reserve: (by: string, seat: string, units: readonly string[]) =>
    `${by}, by hand: the reserve of ${seat} has ${list(units)} now.`,
};
