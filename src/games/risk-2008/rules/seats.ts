import { initialSettings } from "../../../core/settings";
import { NOBODY, type Seat } from "../../../core/types";
import { SETTINGS } from "../../../risk/world/rules/settings";
import { objectivesOf } from "./holdings";
import { AIRFIELDS } from "./objectives";
import { OPEN, type State } from "./state";

/** A seat leaves the game: hand, wishes and troops not yet placed are gone, its capital stays on the board (rules 6.1, 6.3). */
export function takeOut(s: State, seat: Seat): void {
  const player = s.seats[seat];
  player.alive = false;
  player.reserve = 0;
  player.hand = [];
  player.settings = initialSettings(SETTINGS);
}

/**
 * The objectives of a seat go to another one, or out of the game (GONE); rewards and airfields that lay on them leave the
 * game (rules 6.1, 6.3). Gives the objectives.
 */
export function passObjectives(s: State, seat: Seat, to: number): number[] {
  const passed = objectivesOf(s, seat);
  for (const k of passed) {
    s.objectives[k] = to;
    s.rewards.forEach((objective, reward) => {
      if (objective === k) removeReward(s, reward);
    });
  }
  return passed;
}

/** A reward leaves the game, and the airfield with it if it is one. */
export function removeReward(s: State, reward: number): void {
  s.rewards[reward] = NOBODY;
  const airfield = AIRFIELDS.indexOf(reward);
  if (airfield >= 0) s.airfields[airfield] = NOBODY;
}

/** The reward on an objective; NOBODY where none lies there. */
export function rewardOn(s: Pick<State, "rewards">, objective: number): number {
  return s.rewards.indexOf(objective);
}

/** The airfield that its owner has to place now, as 0 for the minor one or 1; -1 where there is none (rule 8.3). */
export function airfieldToPlace(s: Pick<State, "rewards" | "airfields" | "objectives">): number {
  return AIRFIELDS.findIndex((reward, i) => {
    const objective = s.rewards[reward];
    return objective >= 0 && s.objectives[objective] > OPEN && s.airfields[i] < 0;
  });
}
