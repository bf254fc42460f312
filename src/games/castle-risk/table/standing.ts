import type { Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { fitting } from "../rules/window";

/**
 * What a seat's standing order answers for it at a card window (CR33), or undefined where the seat itself
 * is to answer. Every seat is asked all the same, so that nobody learns who holds what; the table gives
 * this answer after a pause that is the same for all.
 */
export function standingAnswer(s: State, seat: Seat): SeatAction | undefined {
  if (s.step !== "play" && s.step !== "answer") return undefined;
  const { hand, settings } = s.seats[seat];
  if (settings.windows === "always") return undefined;
  if (settings.windows === "holding") {
    for (const card of fitting(s)) if (hand[card] > 0) return undefined;
  }
  return { type: "pass", seat };
}
