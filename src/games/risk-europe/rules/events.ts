import type { Counts } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";
import type { Tagged } from "../../../risk/europe/rules/tagged";

/**
 * What happened, in order, as far as the action itself does not say it; what decided between several who had won, or at
 * the round limit, is one of the family's. Territories, armies, cards and missions are indices. Events that only some may
 * see are listed in view.ts.
 */
export type Event = Tagged<Kinds> | Decided;

interface Kinds {
  bids: { bids: readonly number[]; army: number };
  tied: { seats: readonly Seat[] };
  /** A bid was won and paid: for a mercenary army, or for the first place. */
  won_bid: { seat: Seat; coins: number; army: number };
  claimed: { army: number; territory: number; units: Counts; coins: number };
  castle: { army: number; territory: number };
  round: { round: number };
  turn: { army: number; seat: Seat; half: number };
  revealed: { army: number; card: number };
  marker: { seat: Seat };
  drew_missions: { seat: Seat; missions: readonly number[] };
  kept: { seat: Seat; mission: number };
  disputed: { army: number; territory: number; units: Counts };
  moved: { army: number; from: number; territory: number; units: Counts };
  emptied: { army: number; territory: number };
  taxed: { army: number; coins: number };
  gained: { army: number; territory: number; units: Counts };
  volley: { army: number; territory: number; hits: number };
  /** `seat` is who played it. */
  turn_over: { army: number; seat: Seat };
  battle: { territory: number; attacker: number; defender: number };
  /** What each side is to lose in units. */
  rolled: { territory: number; pass: number; rank: number; attackerDue: number; defenderDue: number };
  lost: { army: number; territory: number; units: Counts };
  conquered: { army: number; territory: number };
  repelled: { army: number; territory: number };
  wiped_out: { army: number; territory: number };
  loot: { army: number; coins: number };
  completed: { seat: Seat; mission: number };
  saved: { seat: Seat };
  eliminated: { army: number };
  captain: { seat: Seat; army: number };
  over: { seats: readonly Seat[]; ending: string };
}
