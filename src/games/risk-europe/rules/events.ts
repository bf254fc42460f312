import type { Counts } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Decided } from "../../../risk/decide";

/**
 * What happened, in order, as far as the action itself does not say it. Territories, armies, cards and missions are
 * indices. Events that only some may see are listed in view.ts.
 */
export type Event =
  | { readonly type: "bids"; readonly bids: readonly number[]; readonly army: number }
  | { readonly type: "tied"; readonly seats: readonly Seat[] }
  /** A bid was won and paid: for a mercenary army, or for the first place. */
  | { readonly type: "won_bid"; readonly seat: Seat; readonly coins: number; readonly army: number }
  | {
      readonly type: "claimed";
      readonly army: number;
      readonly territory: number;
      readonly units: Counts;
      readonly coins: number;
    }
  | { readonly type: "castle"; readonly army: number; readonly territory: number }
  | { readonly type: "round"; readonly round: number }
  | { readonly type: "turn"; readonly army: number; readonly seat: Seat; readonly half: number }
  | { readonly type: "revealed"; readonly army: number; readonly card: number }
  | { readonly type: "marker"; readonly seat: Seat }
  | { readonly type: "drew_missions"; readonly seat: Seat; readonly missions: readonly number[] }
  | { readonly type: "kept"; readonly seat: Seat; readonly mission: number }
  | { readonly type: "disputed"; readonly army: number; readonly territory: number; readonly units: Counts }
  | {
      readonly type: "moved";
      readonly army: number;
      readonly from: number;
      readonly territory: number;
      readonly units: Counts;
    }
  | { readonly type: "emptied"; readonly army: number; readonly territory: number }
  | { readonly type: "taxed"; readonly army: number; readonly coins: number }
  | { readonly type: "gained"; readonly army: number; readonly territory: number; readonly units: Counts }
  | { readonly type: "volley"; readonly army: number; readonly territory: number; readonly hits: number }
  /** `seat` is who played it. */
  | { readonly type: "turn_over"; readonly army: number; readonly seat: Seat }
  | {
      readonly type: "battle";
      readonly territory: number;
      readonly attacker: number;
      readonly defender: number;
    }
  | {
      readonly type: "rolled";
      readonly territory: number;
      readonly pass: number;
      readonly rank: number;
      /** Units that each side is to lose. */
      readonly attackerDue: number;
      readonly defenderDue: number;
    }
  | { readonly type: "lost"; readonly army: number; readonly territory: number; readonly units: Counts }
  | {
      readonly type: "conquered" | "repelled" | "wiped_out";
      readonly army: number;
      readonly territory: number;
    }
  | { readonly type: "loot"; readonly army: number; readonly coins: number }
  | { readonly type: "completed"; readonly seat: Seat; readonly mission: number }
  | { readonly type: "saved"; readonly seat: Seat }
  | { readonly type: "eliminated"; readonly army: number }
  | { readonly type: "captain"; readonly seat: Seat; readonly army: number }
  /** What decided between several who had won, or at the round limit. */
  | Decided
  | { readonly type: "over"; readonly seats: readonly Seat[]; readonly ending: string };
