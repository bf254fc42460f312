import { take } from "../../../../core/counts";
import { copyUnits } from "../../../../risk/units";
import type { Event } from "../events";

/** Takes these units off and tells; they return to the army's reserve (rule 2.1). */
export function lose(
  units: number[],
  lost: readonly number[],
  army: number,
  territory: number,
  events: Event[],
): void {
  take(units, lost);
  events.push({ type: "lost", army, territory, units: copyUnits(lost) });
}
