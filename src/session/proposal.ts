import type { Seat } from "../core/types";

/** That the table goes back to the state after `to` actions, as long as nobody minds. */
export interface Proposal {
  readonly by: Seat;
  readonly to: number;
  /** Seats whose consent is still wanted. */
  waiting: Seat[];
  /** Ticks until it lapses. */
  left: number;
}
