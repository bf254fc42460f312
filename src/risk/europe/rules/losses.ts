import { kinds } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { CHEAPEST, hitsOf, shrewdOrder } from "../../combat/odds/orders";
import { size } from "../../units";

/** What seats wish about the units that they lose. */
interface Wishing {
  readonly seats: readonly { readonly settings: { readonly losses: "cheapest" | "ask" | "shrewd" } }[];
}

/** Whether a seat is asked which of these units go: it said so, and there is a choice. Nobody asks one that is no player. */
export function asksLosses({ seats }: Wishing, seat: Seat, units: readonly number[], due: number): boolean {
  return (
    seat >= 0 && seats[seat].settings.losses === "ask" && due > 0 && kinds(units) > 1 && due < size(units)
  );
}

/**
 * The order in which units are lost whose owner is not asked: the cheapest first, or by a shrewd wish those that will
 * bring the fewest hits of so many units of both sides. `once` says that ranks before the main one come no more after it.
 */
export function lossOrder(
  { seats }: Wishing,
  seat: Seat,
  rank: number,
  needs: readonly number[],
  both: number,
  once: boolean,
): readonly number[] {
  if (seat < 0 || seats[seat].settings.losses !== "shrewd") return CHEAPEST;
  return shrewdOrder(rank, hitsOf(needs), both, once);
}
