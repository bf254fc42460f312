import { always } from "../../../../core/verb";
import type { Verb } from "../verb";
import { endTurn } from "./turn";

/** The end of a turn; what was not used is passed (rules 5.1, 5.2). */
export const END: Verb<"end"> = {
  at: { turn: true },
  check: always,
  apply: (s, _a, events) => {
    endTurn(s, events);
  },
  offer: { ends: true, picks: [], complete: ({ seat }) => ({ type: "end", seat }) },
};
