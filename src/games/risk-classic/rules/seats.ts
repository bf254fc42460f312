import { initialSettings } from "../../../core/settings";
import { NOBODY, type Seat } from "../../../core/types";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { State } from "./state";

/** A seat leaves the game, and its mission with it; armies not yet placed are lost, a headquarters stays (rules 9.6, 10.3, 12.2). */
export function takeOut(s: State, seat: Seat): void {
  const player = s.seats[seat];
  player.alive = false;
  player.reserve = 0;
  player.hand = [];
  player.mission = NOBODY;
  player.changed = false;
  player.settings = initialSettings(SETTINGS);
}
