import { idOf } from "../../src/core/lines";
import type { State } from "../../src/games/castle-risk/rules/state";
import { BOARD } from "../../src/risk/europe/board";

/** Where the object has what a clause of a position says: `seat red` is seats[0], `below` is missions.below. */
export function clausePath(s: State, clause: string): string {
  if (idOf(BOARD.index, clause) >= 0) return `territories.${clause}`;
  const n = s.colours.length;
  for (let i = 0; i < n; i++) if (clause === `seat ${s.colours[i]}`) return `seats[${i}]`;
  switch (clause) {
    case "players":
      return "seats";
    case "moves":
      return s.turn < 0 ? "turn" : `seats[${s.turn}].moves`;
    case "discards":
      return "cards.discards";
    case "below":
      return "missions.below";
    case "ending":
      return "outcome";
    default:
      return clause;
  }
}
