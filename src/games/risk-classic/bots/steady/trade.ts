import type { Seat } from "../../../../core/types";
import { threat } from "../../../../risk/world/bots/worth";
import type { SeatAction } from "../../rules/actions";
import { WILD, setsIn } from "../../rules/cards";
import type { State } from "../../rules/state";

/** A set with as few wild cards as can be, and two armies on the territory with most enemies around it. */
export function decideTrade(s: State, seat: Seat): SeatAction {
  let cards: readonly number[] = [];
  let fewest = 4;
  for (const set of setsIn(s.seats[seat].hand)) {
    let wild = 0;
    for (const card of set) if (card === WILD) wild++;
    if (wild < fewest) {
      cards = set;
      fewest = wild;
    }
  }
  if (cards.length === 0) return { type: "end", seat };
  let territory = -1;
  for (const card of cards) {
    const own = !s.rewarded && s.owners[card] === seat;
    if (own && (territory < 0 || threat(s, seat, card) > threat(s, seat, territory))) territory = card;
  }
  return territory < 0 ? { type: "trade", seat, cards } : { type: "trade_on", seat, cards, territory };
}
