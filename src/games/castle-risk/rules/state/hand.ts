import type { SeatState } from "../state";

/** Cards in a seat's hand; public (CR39). */
export function handSize(seat: SeatState): number {
  const hand = seat.hand;
  return seat.unknown + hand[0] + hand[1] + hand[2] + hand[3] + hand[4] + hand[5];
}
