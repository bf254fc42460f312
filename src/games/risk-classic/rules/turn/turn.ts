import { SET_SIZE } from "../numbers";
import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import { countLands, firstLiving, newArmies, nextLiving } from "../../../../risk/world/rules/seats";

import type { Event } from "../events";
import { finishByLimit, judgeGoals } from "../game/victory";
import type { State } from "../state";

/** New armies for territories and continents as a turn begins (rules 4.2 to 4.4). */
export function income(s: State, seat: Seat): number {
  return newArmies(s, seat, countLands(s, seat));
}

/** The first turn, of who placed first or the next one clockwise who is still there (rule 1.6). */
export function startPlay(s: State, events: Event[]): void {
  s.round = 1;
  events.push({ type: "round", round: 1 });
  startTurn(s, firstLiving(s), events);
}

/** A turn begins: armies are counted, then sets may be traded (rules 4.1, 4.2, 4.7). */
function startTurn(s: State, seat: Seat, events: Event[]): void {
  s.phase = "reinforce";
  s.turn = seat;
  s.due = income(s, seat);
  s.captured = false;
  s.rewarded = false;
  events.push({ type: "turn", seat, armies: s.due });
  if (judgeGoals(s, events)) return;
  ask(s, s.seats[seat].hand.length < SET_SIZE ? "place" : "trade", seat);
}

/**
 * The turn is over: the next player's begins. A round ends where the turn passes the place of who began, in the game or
 * not (rule 8.5).
 */
export function endTurn(s: State, events: Event[]): void {
  const { turn, first } = s;
  const n = s.seats.length;
  s.due = 0;
  s.battle = undefined;
  events.push({ type: "turn_over", seat: turn });
  const next = nextLiving(s, turn);
  if ((next - first + n) % n <= (turn - first + n) % n) {
    if (s.options.round_limit > 0 && s.round >= s.options.round_limit) return finishByLimit(s, events);
    s.round = raised(s.round, 1);
    events.push({ type: "round", round: s.round });
  }
  startTurn(s, next, events);
}
