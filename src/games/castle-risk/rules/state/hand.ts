import type { SeatState } from "../state";

/** Cards in a seat's hand; public (CR39). */
export function handSize(seat: SeatState): number {
  const h = seat.hand;
  return seat.unknown + h[0] + h[1] + h[2] + h[3] + h[4] + h[5];
}
