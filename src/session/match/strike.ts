import { NOBODY, type Seat } from "../../core/types";
import { sizeAt } from "./log";
import type { Match } from "./match";

/** Lines of the log that are looked through: a few rounds. */
const REMEMBERED = 300;

/** Who acted last against a seat, as the log tells it; NOBODY for nobody of late. */
export function lastStrike({ log, game, module }: Match, seat: Seat): Seat {
  const size = sizeAt(log, game.at);
  for (let i = size - 1; i >= 0 && i >= size - REMEMBERED; i--) {
    const { event } = log.items[i];
    const strike = event === undefined ? undefined : module.strike?.(event);
    if (strike !== undefined && strike.against === seat) return strike.by;
  }
  return NOBODY;
}
