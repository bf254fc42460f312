import { kindAt, total } from "../../../../core/counts";
import { refuse } from "../refusals";
import { CHANCE, type Roll } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { armyId, armyOf } from "../army";
import { CARD_IDS, CARD_KINDS } from "../cards";
import { handOf } from "../game/round";
import type { State } from "../state";
import type { Verb } from "../verb";
import { showCard } from "./turn";

/** The top card of a shuffled mercenary deck: any of those that are left (rule 11.5). */
export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  const deck = handOf(armyOf(s, s.acting));
  return { type: "card", seat: CHANCE, to: s.acting, card: kindAt(deck, roll(total(deck))) };
}

/** A mercenary army's card is turned up. */
export const CARD: Verb<"card"> = {
  at: { card: true },
  check: (s, action) => {
    if (action.to !== s.acting) return refuse("chance.seat", { seat: armyId(s, s.acting) });
    if (!(action.card >= 0 && action.card < CARD_KINDS && action.card % 1 === 0))
      return refuse("card.unknown");
    return handOf(armyOf(s, s.acting))[action.card] > 0
      ? undefined
      : refuse("card.not_held", { card: CARD_IDS[action.card] });
  },
  apply: (s, action, events) => {
    armyOf(s, action.to).picks.push(action.card);
    showCard(s, action.to, events);
  },
  offer: undefined,
};
