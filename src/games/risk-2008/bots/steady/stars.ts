import { bestBy } from "../../../../core/bots/best";
import type { Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { starsOf } from "../../rules/cards";
import type { State } from "../../rules/state";
import { starSets } from "../../rules/turn/stars";

/** Stars that are worth turning in: each further one pays three troops and more. */
const ENOUGH = 4;

/** As many stars as may be turned in, once there are enough of them. */
export function decideStars(s: State, seat: Seat, enough = ENOUGH): SeatAction {
  const cards = bestBy(starSets(s.seats[seat].hand), enough - 1, starsOf);
  return cards === undefined ? { type: "end", seat } : { type: "turn_in", seat, cards };
}
