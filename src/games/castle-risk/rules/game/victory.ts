import { livingSeats } from "../../../../risk/europe/rules/seats";
import { NOBODY, type Seat } from "../../../../core/types";
import { decideSeat } from "../../../../risk/decide";
import type { Crowns } from "../crowns";
import type { Event } from "../events";
import { noMoves } from "../state/initial";
import type { State } from "../state";

/** Ends the game. */
export function finish(
  s: State,
  ending: "emperor" | "survivor" | "limit" | "draw",
  winner: number,
  events: Event[],
): void {
  s.phase = "over";
  s.step = "over";
  s.asked = [];
  s.contenders = [];
  s.turn = NOBODY;
  s.moves = noMoves();
  for (const land of s.territories) land.marks = undefined;
  s.battle = undefined;
  s.bombardment = undefined;
  s.recruitment = undefined;
  s.window = [];
  s.ending = ending;
  s.winner = winner;
  events.push({ type: "over", seat: winner, ending });
}

/**
 * The only seat with the crowns to win, or NOBODY: two or more are false emperors, and are told so (rules 3.8, 3.9;
 * CR9, CR40).
 */
export function judgeRanks(s: State, events: Event[]): number {
  const seats = livingSeats(s).filter((seat) => s.seats[seat].crowns >= s.options.crowns_to_win);
  if (seats.length === 1) return seats[0];
  if (seats.length > 1) events.push({ type: "false_emperors", seats, crowns: s.options.crowns_to_win });
  return NOBODY;
}

/** What the round limit is decided by (rule 3.11). */
const CRITERIA = ["crowns", "taxes", "army"];

/**
 * After the last round: most crowns, then total tax value, then the dearest army; level is a draw (rules 3.11, 3.12;
 * CR42).
 */
export function judgeLimit(
  s: State,
  seats: readonly Seat[],
  crowns: readonly Crowns[],
  events: Event[],
): void {
  const worths = crowns.map(({ total, taxValue, armyValue }) => [total, taxValue, armyValue]);
  const { winner, event } = decideSeat(seats, worths, CRITERIA);
  events.push(event);
  finish(s, winner === NOBODY ? "draw" : "limit", winner, events);
}

/** Ends the game where one seat is left (rule 3.10). */
export function judgeSurvivor(s: State, events: Event[]): void {
  const seats = livingSeats(s);
  if (seats.length < 2) finish(s, "survivor", seats.length > 0 ? seats[0] : NOBODY, events);
}
