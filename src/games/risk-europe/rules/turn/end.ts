import { always } from "../../../../core/verb";
import type { Verb } from "../verb";
import { endTurn } from "./turn";

/** The end of a turn; what was not used is passed (RE26, RE27). */
export const END: Verb<"end"> = {
  at: { turn: true },
  check: always,
  apply: (s, _a, events) => {
    endTurn(s, events);
  },
  offer: { ends: true, picks: [], complete: ({ seat }) => ({ type: "end", seat }) },
};
