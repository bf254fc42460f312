import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import { raised } from "../../../../risk/limits";
import type { Event } from "../events";
import { finishByLimit, judgeGoal } from "../game/victory";
import { draft } from "../holdings";
import { firstInOrder, nextInOrder, placeOf } from "../order";
import type { State } from "../state";

/** The first turn (rules 2.2, 3.7). */
export function startPlay(s: State, events: Event[]): void {
  s.round = 1;
  events.push({ type: "round", round: 1 });
  startTurn(s, firstInOrder(s), events);
}

/** A turn begins: troops are drafted, then stars may be turned in (rules 4.1, 4.2, 4.5). */
function startTurn(s: State, seat: Seat, events: Event[]): void {
  s.phase = "draft";
  s.turn = seat;
  s.due = draft(s, seat);
  events.push({ type: "turn", seat, armies: s.due });
  if (judgeGoal(s, events)) return;
  ask(s, s.seats[seat].hand.length > 0 ? "stars" : "place", seat);
}

/**
 * The turn is over: the next player's begins, unless this one has won by what a position or a hand gave (rule 10.1). A round ends where the turn passes the place of who began, in the game or
 * not (rule 10.8).
 */
export function endTurn(s: State, events: Event[]): void {
  if (judgeGoal(s, events)) return;
  const { turn } = s;
  s.due = 0;
  s.battle = undefined;
  s.taken = [];
  s.collected = false;
  s.maneuvers = 0;
  events.push({ type: "turn_over", seat: turn });
  const next = nextInOrder(s, turn);
  if (placeOf(s, next) <= placeOf(s, turn)) {
    if (s.options.round_limit > 0 && s.round >= s.options.round_limit) return finishByLimit(s, events);
    s.round = raised(s.round, 1);
    events.push({ type: "round", round: s.round });
  }
  startTurn(s, next, events);
}
