import { bestBy } from "../../../../core/bots/best";
import { occurrences } from "../../../../core/counts";
import type { Seat } from "../../../../core/types";
import { threat } from "../../../../risk/world/bots/worth";
import type { SeatAction } from "../../rules/actions";
import { WILD, setsIn } from "../../rules/cards";
import type { State } from "../../rules/state";

/** A set with as few wild cards as can be, and two armies on the territory with most enemies around it. */
export function decideTrade(s: State, seat: Seat): SeatAction {
  const cards = bestBy(setsIn(s.seats[seat].hand), -4, (set) => -occurrences(set, WILD));
  if (cards === undefined) return { type: "end", seat };
  const pays = (card: number): boolean => !s.rewarded && s.owners[card] === seat;
  const territory = bestBy(cards, -1, (card) => (pays(card) ? threat(s, seat, card) : undefined));
  return territory === undefined
    ? { type: "trade", seat, cards }
    : { type: "trade_on", seat, cards, territory };
}
