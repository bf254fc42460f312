import type { HandTexts } from "../hand";
import { coins, count, list } from "./words";

/** Words about what people change past the rules, in English. */
export const HAND: HandTexts = {
  oneMore: "By hand: one more",
  oneFewer: "By hand: one fewer",
  fiveMore: "By hand: five more",
  fiveFewer: "By hand: five fewer",
  nextKind: "By hand: one becomes the next kind",
  nextOwner: "By hand: next owner",
  noCastle: "By hand: no castle here",
  changed: "Pieces are changed by hand, past the rules.",
  waits: "Pieces are changed by hand: the game waits until the host reads the table or puts them back.",
  land: (by, territory, owner, units, castle, tokens) =>
    `${by}, by hand: in ${territory} now lie ${list(units)} of ${owner}` +
    (castle ? ", a castle" : "") +
    (tokens > 0 ? `, ${count(tokens, "plundered-city token", "plundered-city tokens")}` : "") +
    ".",
  coins: (by, seat, n) => `${by}, by hand: the treasury of ${seat} has ${coins(n)} now.`,
  reserve: (by, seat, units) => `${by}, by hand: the reserve of ${seat} has ${list(units)} now.`,
  wasRead: (by) => `${by} has read the table: what lies there is the position now.`,
  putBack: (by) => `${by} has put the pieces back.`,
};
