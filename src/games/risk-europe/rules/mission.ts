import { total } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { isPlayer } from "./army";
import { KINGDOM_MISSIONS } from "./missions";
import type { State } from "./state";
import { numberFor } from "./variant";

/** Missions that can still be drawn. */
export function missionsLeft(s: State): number {
  return total(s.missions) + s.below.length + s.missionsUnknown;
}

/** What a mission's lasting bonus comes to, where it acts for an army: a player's own, turned over (rules 10.5, 10.6). */
export function bonusOf(s: State, army: number, mission: number): number | undefined {
  return isPlayer(s, army) && s.seats[army].completed.includes(mission)
    ? KINGDOM_MISSIONS[mission].bonus
    : undefined;
}

/** Whether a mission's condition is met now (rule 10.6); never that of one that is hidden. */
export function isMet(s: State, seat: Seat, mission: number): boolean {
  return mission >= 0 && measureOf(s, seat, mission) >= goalOf(s, mission);
}

/** How much a seat has of what a mission asks for, and how much it asks for (rule 10.6). */
export function measureOf(s: State, seat: Seat, mission: number): number {
  return KINGDOM_MISSIONS[mission].measure(s, seat);
}

export function goalOf(s: State, mission: number): number {
  return numberFor(s, KINGDOM_MISSIONS[mission].goal);
}
