import { counted, noneOrDue } from "../../../../risk/europe/rules/picks";
import type { Verb } from "../verb";
import { exactly } from "../../../../core/bounds";
import { refuse } from "../refusals";
import { CARD_IDS, CARD_INDEX, CARD_KINDS } from "../cards";
import type { State } from "../state";
import { nextLot } from "./bid";
import { PICKS, handOf } from "./round";

/** What is left of a hand once the first card is chosen. */
function rest(s: State, seat: number, first: string): number[] {
  const hand = handOf(s.seats[seat]);
  const card = CARD_INDEX[first] as number | undefined;
  if (card !== undefined) hand[card]--;
  return hand;
}

/** The secret pick of two King's Orders in sequence, of all players at the same time (rule 4.4). */
export const PICK: Verb<"pick"> = {
  at: { pick: true },
  check: (s, action) => {
    if (action.cards.length !== PICKS)
      return refuse("pick.count", { count: action.cards.length, due: PICKS });
    const hand = handOf(s.seats[action.seat]);
    for (const card of action.cards) {
      if (!(card >= 0 && card < CARD_KINDS && card % 1 === 0)) return refuse("card.unknown");
      if (hand[card] < 1) return refuse("card.not_held", { card: CARD_IDS[card] });
      hand[card]--;
    }
    return undefined;
  },
  /** Notes two cards that cannot be changed; the last seat's let the round go on (rule 4.4). */
  apply: (s, action, events) => {
    s.seats[action.seat].picks = [...action.cards];
    s.asked = s.asked.filter((other) => other !== action.seat);
    if (s.asked.length === 0) nextLot(s, events);
  },
  offer: {
    isDefault: true,
    simultaneous: true,
    picks: [
      {
        field: "word",
        words: (s, { seat }) => {
          const hand = handOf(s.seats[seat]);
          return CARD_IDS.map((card, k) => ({
            value: card,
            why: hand[k] > 0 ? undefined : refuse("card.not_held", { card }),
          }));
        },
      },
      counted((s, { seat, word }) => exactly(CARD_IDS, rest(s, seat, word), 1), noneOrDue),
    ],
    complete: ({ seat, word, counts }) => ({
      type: "pick",
      seat,
      cards: [CARD_INDEX[word], counts.findIndex((n) => n > 0)],
    }),
  },
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) nextLot(s, events);
  },
};
