import { kinds, take } from "../../../../core/counts";
import type { Seat } from "../../../../core/types";
import { cheapest } from "../../../../risk/combat/losses";
import { copyUnits, size } from "../../../../risk/units";
import type { Event } from "../events";
import type { State } from "../state";

/** Whether a seat is asked which of these units go: it said so, and there is a choice (rule 7.5). */
export function asksLosses(s: State, seat: Seat, units: readonly number[], due: number): boolean {
  return due > 0 && due < size(units) && kinds(units) > 1 && s.seats[seat].settings.losses === "ask";
}

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
