import type { Seat } from "../../../core/types";
import { livingSeats } from "./seats";
import type { WorldState } from "./state";

/** A game on this board is over, and nothing is awaited any more; `winner` is NOBODY for a draw. */
export function closeGame<Ending extends string>(
  s: WorldState & { ending: Ending },
  ending: Ending,
  winner: number,
): void {
  s.phase = "over";
  s.step = "over";
  s.asked = [];
  s.contenders = [];
  s.due = 0;
  s.battle = undefined;
  s.ending = ending;
  s.winner = winner;
}

/** The only player left; undefined where there are more. */
export function survivorOf(s: WorldState): Seat | undefined {
  const living = livingSeats(s);
  return living.length > 1 ? undefined : living[0];
}
