import { take } from "../../../../core/counts";
import type { Event } from "../events";
import { copyUnits } from "../../../../risk/units";

/** Takes these units off and tells. */
export function lose(
  units: number[],
  lost: readonly number[],
  seat: number,
  territory: number,
  events: Event[],
): void {
  take(units, lost);
  events.push({ type: "lost", seat, territory, units: copyUnits(lost) });
}
