import { take } from "../../../../core/counts";
import type { Event } from "../events";
import { cheapest } from "../../../../risk/combat/losses";
import { copyUnits } from "../../../../risk/units";

/** Takes the cheapest `due` units off and tells. */
export function loseCheapest(
  units: number[],
  due: number,
  seat: number,
  territory: number,
  events: Event[],
): void {
  lose(units, cheapest(units, due), seat, territory, events);
}

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
