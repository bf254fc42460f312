import { kinds, take } from "../../../../core/counts";
import type { Event } from "../events";
import type { State } from "../state";
import { cheapest } from "../../../../risk/combat/losses";
import { copyUnits, size } from "../../../../risk/units";

/** Whether the owner is asked which units go: they said so, and there is a real choice (rule 8.15; CR30). */
export function asksLosses(s: State, owner: number, units: readonly number[], due: number): boolean {
  return owner >= 0 && s.seats[owner].settings.losses === "ask" && kinds(units) > 1 && due < size(units);
}

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
