import type { Seat } from "../../core/types";

/** Instead of a number of actions: that the game ends here. */
export const END_HERE = -1;

/** That the table goes back to the state after `to` actions, or that the game ends, as long as nobody minds. */
export interface Proposal {
  readonly by: Seat;
  /** A number of actions, or END_HERE. */
  readonly to: number;
  /** Seats whose consent is still wanted. */
  waiting: Seat[];
  /** Ticks until it lapses. */
  secondsLeft: number;
}
