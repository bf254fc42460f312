import { take } from "../../../../core/counts";
import { cheapest } from "../../../../risk/combat/losses";
import { copyUnits } from "../../../../risk/units";
import type { Event } from "../events";

/** Takes the cheapest `due` units off and tells (rule 7.5). */
export function loseCheapest(
  units: number[],
  due: number,
  army: number,
  territory: number,
  events: Event[],
): void {
  lose(units, cheapest(units, due), army, territory, events);
}

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
