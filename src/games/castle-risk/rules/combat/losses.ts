import type { Refusal } from "../../../../core/types";
import { areCounts, exceeds, kinds, take } from "../../../../core/counts";
import { refuse } from "../../../../core/refuse";
import type { Event } from "../events";
import type { State } from "../state";
import { UNITS, copyUnits, size } from "../units";

/** Which of `units` go when `due` are lost, cheapest first (rule 8.14; CR30). */
export function cheapest(units: readonly number[], due: number): number[] {
  const lost = [0, 0, 0, 0];
  let rest = due;
  for (let k = 0; k < 4 && rest > 0; k++) {
    lost[k] = units[k] < rest ? units[k] : rest;
    rest -= lost[k];
  }
  return lost;
}

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

/** Chosen losses are exactly as many as are due, of units that are there. */
export function refuseLosses(
  units: readonly number[],
  due: number,
  lost: readonly number[],
): Refusal | undefined {
  if (!areCounts(lost, UNITS.length)) return refuse("counts.malformed");
  const over = exceeds(lost, units);
  if (over >= 0) return refuse("lose.short", { unit: UNITS[over], count: lost[over], there: units[over] });
  return size(lost) === due ? undefined : refuse("lose.count", { count: size(lost), due });
}
