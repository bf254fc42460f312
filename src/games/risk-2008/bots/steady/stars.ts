import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { starsOf } from "../../rules/cards";
import type { State } from "../../rules/state";
import { starSets } from "../../rules/turn/stars";

/** Stars that are worth turning in: each further one pays three troops and more. */
const ENOUGH = 4;

/** As many stars as may be turned in, once there are enough of them. */
export function decideStars(s: State, seat: Seat, enough = ENOUGH): SeatAction {
  let cards: readonly number[] = [];
  let most = enough - 1;
  for (const set of starSets(s.seats[seat].hand)) {
    const stars = starsOf(set);
    if (stars > most) {
      cards = set;
      most = stars;
    }
  }
  return cards.length === 0 ? { type: "end", seat } : { type: "turn_in", seat, cards };
}
