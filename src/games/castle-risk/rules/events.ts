import type { Counts } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";
import type { Crowns } from "./crowns";
import type { Phase } from "./steps";

/**
 * What happened, in order, as far as the action itself does not say it: the log, the show on the table
 * and the statistics of the game are made of it. Territories, cards and missions are indices.
 * Events that only some may see are listed in view.ts.
 */
export type Event =
  | { readonly type: "tied"; readonly seats: readonly Seat[] }
  | { readonly type: "leads"; readonly seat: Seat }
  | { readonly type: "capital"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "round"; readonly round: number }
  /** Instead of it where no other round begins: this one was the last by the limit (CR42). */
  | { readonly type: "last_round"; readonly round: number }
  | { readonly type: "declared"; readonly seat: Seat; readonly mission: number }
  | { readonly type: "ranked"; readonly seat: Seat; readonly crowns: Crowns }
  | { readonly type: "false_emperors"; readonly seats: readonly Seat[]; readonly crowns: number }
  | { readonly type: "revealed"; readonly seat: Seat; readonly cards: Counts }
  | { readonly type: "turn"; readonly seat: Seat }
  | { readonly type: "reshuffled"; readonly cards: number }
  | { readonly type: "drew_mission"; readonly seat: Seat; readonly mission: number }
  | { readonly type: "drew_card"; readonly seat: Seat; readonly card: number }
  | { readonly type: "taxes"; readonly seat: Seat; readonly coins: number }
  | { readonly type: "phase"; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: "entered"; readonly seat: Seat; readonly territory: number; readonly units: Counts }
  | {
      readonly type: "battle";
      readonly seat: Seat;
      readonly defender: number;
      readonly from: number;
      readonly territory: number;
    }
  | { readonly type: "played"; readonly seat: Seat; readonly card: number }
  | { readonly type: "countered"; readonly seat: Seat; readonly card: number }
  | {
      readonly type: "rolled";
      readonly territory: number;
      readonly cycle: number;
      readonly rank: number;
      /** Units that each side is to lose. */
      readonly attackerDue: number;
      readonly defenderDue: number;
    }
  | {
      readonly type: "boosted";
      readonly seat: number;
      readonly territory: number;
      readonly faces: readonly number[];
    }
  | { readonly type: "lost"; readonly seat: number; readonly territory: number; readonly units: Counts }
  | { readonly type: "repelled" | "wiped_out"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "conquered"; readonly seat: Seat; readonly territory: number; readonly units: Counts }
  | { readonly type: "looted"; readonly seat: Seat; readonly territory: number; readonly coins: number }
  | { readonly type: "plundered"; readonly territory: number; readonly tokens: number }
  | { readonly type: "eliminated"; readonly seat: Seat; readonly by: number; readonly coins: number }
  | { readonly type: "garrison"; readonly territory: number; readonly units: Counts }
  | { readonly type: "built"; readonly seat: Seat; readonly territory: number }
  | {
      readonly type: "recruited" | "declined";
      readonly seat: Seat;
      readonly territory: number;
      readonly value: number;
    }
  | { readonly type: "progress"; readonly seat: Seat; readonly mission: number; readonly progress: number }
  | { readonly type: "turn_over"; readonly seat: Seat }
  /** What the round limit was decided by. */
  | Decided
  | { readonly type: "over"; readonly seat: number; readonly ending: string };
