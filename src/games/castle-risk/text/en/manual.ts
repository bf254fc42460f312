import { MANUAL as TABLE } from "../../../../text/en/manual";
import { count, list } from "../../../../text/en/words";
import type { CastleManual } from "../types";
import { coins } from "./words";

/** Words about what people change past the rules, in English. */
export const MANUAL: CastleManual = {
  ...TABLE,
  noCastle: "By hand: no castle here",
  land: (by, territory, owner, units, castle, tokens) =>
    `${by}, by hand: in ${territory} now lie ${list(units)} of ${owner}` +
    (castle ? ", a castle" : "") +
    (tokens > 0 ? `, ${count(tokens, "plundered-city token", "plundered-city tokens")}` : "") +
    ".",
  coins: (by, seat, n) => `${by}, by hand: the treasury of ${seat} has ${coins(n)} now.`,
  reserve: (by, seat, units) => `${by}, by hand: the reserve of ${seat} has ${list(units)} now.`,
};
