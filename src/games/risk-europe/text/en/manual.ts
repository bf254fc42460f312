import { MANUAL as TABLE } from "../../../../text/en/manual";
import { count, list } from "../../../../text/en/words";
import type { EuropeManual } from "../types";

/** Words about what people change past the rules, in English. */
export const MANUAL: EuropeManual = {
  ...TABLE,
  noCastle: "By hand: no castle here",
  land: (by, territory, owner, units, castle) =>
    `${by}, by hand: in ${territory} now lie ${list(units)} of ${owner}${castle ? ", a castle" : ""}.`,
  coins: (by, army, n) => `${by}, by hand: the treasury of ${army} has ${count(n, "coin", "coins")} now.`,
};
