import { GOAL } from "../numbers";
import { NOBODY } from "../../../../core/types";
import { countArmies, countLands, livingSeats } from "../../../../risk/world/rules/seats";
import { closeGame, survivorOf } from "../../../../risk/world/rules/victory";
import { decideSeat } from "../../../../risk/decide";
import type { Event } from "../events";
import { countCities, countObjectives, holdsOwnCapital } from "../holdings";
import type { Ending, State } from "../state";
import { isConquest } from "../variant";

/** Ends the game; `winner` is NOBODY for a draw. */
function finish(s: State, ending: Ending, winner: number, events: Event[]): void {
  closeGame(s, ending, winner);
  s.taken = [];
  s.collected = false;
  s.maneuvers = 0;
  events.push({ type: "over", seat: winner, ending });
}

/** Ends the game where one player is left (rules 10.4, 10.7); says whether it did. */
export function judgeSurvivor(s: State, events: Event[]): boolean {
  const survivor = survivorOf(s);
  if (survivor !== undefined) finish(s, "survivor", survivor, events);
  return survivor !== undefined;
}

/** Ends the game where the seat whose turn it is has three objectives and its own capital (rules 10.1 to 10.3, 10.7); says whether it did. */
export function judgeGoal(s: State, events: Event[]): boolean {
  if (isConquest(s) || countObjectives(s, s.turn) < GOAL || !holdsOwnCapital(s, s.turn)) return false;
  finish(s, "objectives", s.turn, events);
  return true;
}

/** What the round limit is decided by, and in what order where conquest alone wins (rule 10.6). */
const CRITERIA = ["objectives", "capital", "land", "troops"];
const CRITERIA_OF_CONQUEST = ["land", "objectives", "capital", "troops"];

/**
 * Ends the game after its last round: objectives, the own capital, territories and cities together, troops; where conquest
 * alone wins, territories and cities count first (rule 10.6). Level is a draw.
 */
export function finishByLimit(s: State, events: Event[]): void {
  const seats = livingSeats(s);
  const conquest = isConquest(s);
  const worths = seats.map((seat) => {
    const land = [countLands(s, seat) + countCities(s, seat)];
    const goal = [countObjectives(s, seat), holdsOwnCapital(s, seat) ? 1 : 0];
    return (conquest ? land.concat(goal) : goal.concat(land)).concat([countArmies(s, seat)]);
  });
  const { winner, event } = decideSeat(seats, worths, conquest ? CRITERIA_OF_CONQUEST : CRITERIA);
  events.push(event);
  finish(s, winner === NOBODY ? "draw" : "limit", winner, events);
}
