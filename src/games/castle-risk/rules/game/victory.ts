import { NOBODY, type Seat } from "../../../../core/types";
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
  const seats: Seat[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++)
    if (s.seats[i].alive && s.seats[i].crowns >= s.options.crowns_to_win) seats.push(i);
  if (seats.length === 1) return seats[0];
  if (seats.length > 1) events.push({ type: "false_emperors", seats, crowns: s.options.crowns_to_win });
  return NOBODY;
}

/**
 * After the last round: most crowns, then total tax value, then the dearest army; level is a draw (rules 3.11, 3.12;
 * CR42).
 */
export function judgeLimit(s: State, standing: readonly (Crowns | false)[], events: Event[]): void {
  let best: Seat = NOBODY;
  let top: Crowns | false = false;
  let level = false;
  const n = standing.length;
  for (let i = 0; i < n; i++) {
    const crowns = standing[i];
    if (crowns !== false) {
      const more = top === false ? 1 : compare(crowns, top);
      if (more > 0) {
        best = i;
        top = crowns;
        level = false;
      } else if (more === 0) level = true;
    }
  }
  if (level) finish(s, "draw", NOBODY, events);
  else finish(s, "limit", best, events);
}

function compare(a: Crowns, b: Crowns): number {
  if (a.total !== b.total) return a.total - b.total;
  if (a.taxValue !== b.taxValue) return a.taxValue - b.taxValue;
  return a.armyValue - b.armyValue;
}

/** Ends the game where one seat is left (rule 3.10); says whether it did. */
export function judgeSurvivor(s: State, events: Event[]): boolean {
  let survivor = NOBODY;
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    if (s.seats[i].alive) {
      if (survivor !== NOBODY) return false;
      survivor = i;
    }
  }
  finish(s, "survivor", survivor, events);
  return true;
}
