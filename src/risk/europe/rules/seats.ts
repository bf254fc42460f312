import type { Seat } from "../../../core/types";

/** The seats that are still in the game, clockwise. */
export function livingSeats({ seats }: { readonly seats: readonly { readonly alive: boolean }[] }): Seat[] {
  const living: Seat[] = [];
  seats.forEach(({ alive }, seat) => {
    if (alive) living.push(seat);
  });
  return living;
}
