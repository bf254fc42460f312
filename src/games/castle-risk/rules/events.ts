import type { Counts } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";
import type { Tagged } from "../../../risk/europe/rules/tagged";
import type { Crowns } from "./crowns";
import type { Phase } from "./steps";

/**
 * What happened, in order, as far as the action itself does not say it: the log, the show on the table
 * and the statistics of the game are made of it. Territories, cards and missions are indices.
 * Events that only some may see are listed in view.ts.
 */
export type Event = Tagged<Kinds> | Decided;

interface Kinds {
  tied: { seats: readonly Seat[] };
  leads: { seat: Seat };
  capital: { seat: Seat; territory: number };
  round: { round: number };
  /** Instead of it where no other round begins: this one was the last by the limit (CR42). */
  last_round: { round: number };
  declared: { seat: Seat; mission: number };
  ranked: { seat: Seat; crowns: Crowns };
  false_emperors: { seats: readonly Seat[]; crowns: number };
  revealed: { seat: Seat; cards: Counts };
  turn: { seat: Seat };
  reshuffled: { cards: number };
  drew_mission: { seat: Seat; mission: number };
  drew_card: { seat: Seat; card: number };
  taxes: { seat: Seat; coins: number };
  phase: { seat: Seat; phase: Phase };
  entered: { seat: Seat; territory: number; units: Counts };
  battle: { seat: Seat; defender: number; from: number; territory: number };
  played: { seat: Seat; card: number };
  countered: { seat: Seat; card: number };
  /** What each side is to lose in units. */
  rolled: { territory: number; cycle: number; rank: number; attackerDue: number; defenderDue: number };
  boosted: { seat: number; territory: number; faces: readonly number[] };
  lost: { seat: number; territory: number; units: Counts };
  repelled: { seat: Seat; territory: number };
  wiped_out: { seat: Seat; territory: number };
  conquered: { seat: Seat; territory: number; units: Counts };
  looted: { seat: Seat; territory: number; coins: number };
  plundered: { territory: number; tokens: number };
  eliminated: { seat: Seat; by: number; coins: number };
  garrison: { territory: number; units: Counts };
  built: { seat: Seat; territory: number };
  recruited: { seat: Seat; territory: number; value: number };
  declined: { seat: Seat; territory: number; value: number };
  progress: { seat: Seat; mission: number; progress: number };
  turn_over: { seat: Seat };
  over: { seat: number; ending: string };
}
