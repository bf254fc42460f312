import { counted, noneOrDue } from "../../../../risk/europe/rules/picks";
import type { Verb } from "../verb";
import { exactly } from "../../../../core/bounds";
import { add, areCounts, exceeds, take, total } from "../../../../core/counts";
import { refuse } from "../refusals";
import { CARDS } from "../cards";
import { handSize } from "../state/hand";
import type { State } from "../state";
import { endTurn } from "./turn";
import { HAND_LIMIT } from "../numbers";

/** Cards over the hand limit at the end of the own turn (rule 5.6; CR14). */
export function discardsDue(s: State): number {
  return handSize(s.seats[s.turn]) - HAND_LIMIT;
}

export const DISCARD: Verb<"discard"> = {
  at: { discard: true },
  check: (s, action) => {
    if (!areCounts(action.cards, CARDS.length)) return refuse("counts.malformed");
    const over = exceeds(action.cards, s.seats[action.seat].hand);
    if (over >= 0) return refuse("card.not_held", { card: CARDS[over] });
    const due = discardsDue(s);
    return total(action.cards) === due
      ? undefined
      : refuse("discard.count", { count: total(action.cards), due });
  },
  apply: (s, action, events) => {
    take(s.seats[action.seat].hand, action.cards);
    add(s.discards, action.cards);
    endTurn(s, events);
  },
  offer: {
    isDefault: true,
    picks: [counted((s, { seat }) => exactly(CARDS, s.seats[seat].hand, discardsDue(s)), noneOrDue)],
    complete: ({ seat, counts }) => ({ type: "discard", seat, cards: counts }),
  },
};
