import { NOBODY, type Seat } from "../../../core/types";

/** The seat of the greatest worth, a list that is compared from its first place on; NOBODY where several are level. */
export function bestOf(seats: readonly Seat[], worth: (this: void, seat: Seat) => readonly number[]): number {
  let best: readonly number[] = [];
  let winner: number = NOBODY;
  for (const seat of seats) {
    const own = worth(seat);
    const order = best.length === 0 ? 1 : compare(own, best);
    if (order === 0) winner = NOBODY;
    if (order > 0) {
      best = own;
      winner = seat;
    }
  }
  return winner;
}

/** Above 0 where the first list is greater at the first place where they differ, below 0 where it is less. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
