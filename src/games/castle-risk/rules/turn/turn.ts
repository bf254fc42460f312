import { NOBODY, type Seat } from "../../../../core/types";
import { NO_MISSION } from "../cards";
import { drawCard } from "./draw";
import type { Event } from "../events";
import { noMoves } from "../state/initial";
import { missionsLeft } from "../mission";
import { inEffect } from "../policies";
import { chance } from "../../../../core/prompt";
import { startRound } from "../game/round";
import type { Moves, SeatState, State } from "../state";

/**
 * Begins a seat's turn with its draws (CR14); the moves are those of every turn and of the policies (rules 4.5, 5.3,
 * 5.4; CR12).
 */
export function startTurn(s: State, seat: Seat, events: Event[]): void {
  s.turn = seat;
  s.phase = "draw";
  s.seats[seat].moved = true;
  s.moves = movesOf(s.seats[seat]);
  events.push({ type: "turn", seat });
  if (s.seats[seat].mission === NO_MISSION && missionsLeft(s) > 0) chance(s, "mission");
  else drawCard(s, events);
}

/** What a seat may do in its turn by its policies. */
export function movesOf({ policies }: SeatState): Moves {
  return {
    attacks: 1 + inEffect(policies, "expand"),
    fortifies: 1 + inEffect(policies, "fortify"),
    bombardments: inEffect(policies, "siege"),
    recruitments: inEffect(policies, "king"),
    castle: "none",
  };
}

/** Hands the turn to the next seat clockwise that has had none in this round, or begins the next round (rule 4.6). */
export function endTurn(s: State, events: Event[]): void {
  for (const land of s.territories) if (land.marks !== undefined) land.marks = undefined;
  s.moves = noMoves();
  events.push({ type: "turn_over", seat: s.turn });
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const next = (s.turn + i) % n;
    if (s.seats[next].alive && !s.seats[next].moved) return startTurn(s, next, events);
  }
  s.turn = NOBODY;
  startRound(s, events);
}
