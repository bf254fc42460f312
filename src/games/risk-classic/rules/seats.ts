import { initialSettings } from "../../../core/settings";
import { NOBODY, type Seat } from "../../../core/types";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { State } from "./state";

/** A seat leaves the game, and its mission with it; armies not yet placed are lost, a headquarters stays (rules 9.6, 10.3, 12.2). */
export function takeOut(s: State, seat: Seat): void {
  const p = s.seats[seat];
  p.alive = false;
  p.reserve = 0;
  p.hand = [];
  p.mission = NOBODY;
  p.changed = false;
  p.settings = initialSettings(SETTINGS);
}
