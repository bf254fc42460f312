import { livingSeats } from "../../../../risk/europe/rules/seats";
import { NOBODY, type Seat } from "../../../../core/types";
import { any } from "../../../../risk/units";
import { decide, decided } from "../../../../risk/decide";
import { criteriaOf, worthOf } from "../crowns";
import type { Event } from "../events";
import { endDispute } from "../land";
import { noMoves } from "../state/initial";
import { UNBID, type Ending, type State } from "../state";
import { isTeams } from "../variant";

/** A battle that is not fought to its end: an attacker whose last unit has just fallen disputes nothing any more. */
function breakOff(s: State): void {
  if (s.battle === undefined) return;
  const { land } = s.battle;
  if (!any(s.territories[land].force)) endDispute(s, land);
}

/** Ends the game; `winners` are a seat, a team, several that share, or nobody. */
function finish(s: State, ending: Ending, winners: readonly Seat[], winner: number, events: Event[]): void {
  breakOff(s);
  s.phase = "over";
  s.step = "over";
  s.asked = [];
  s.contenders = [];
  s.lot = NOBODY;
  s.turn = NOBODY;
  s.acting = NOBODY;
  s.leader = NOBODY;
  s.half = 0;
  s.moves = noMoves();
  s.split = undefined;
  s.assault = undefined;
  s.battle = undefined;
  for (const mercenary of s.mercenaries) mercenary.captain = NOBODY;
  for (const player of s.seats) {
    player.bid = UNBID;
    player.answered = false;
    player.showing = [];
  }
  s.below = s.below.concat(s.drawn);
  s.drawn = [];
  s.ending = ending;
  s.winners = [...winners];
  s.winner = winner;
  events.push({ type: "over", seats: [...winners], ending });
}

/** The sides that play: seats, or the seats of each team; of those in `seats` only. */
function sidesOf(s: State, seats: readonly Seat[]): Seat[][] {
  if (!isTeams(s)) return seats.map((seat) => [seat]);
  const sides = [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)];
  return sides.filter((side) => side.length > 0);
}

/**
 * Ends the game in favour of the best of these seats' sides (rules 9.3, 9.6, 13.5, 14.1). Level players share the
 * victory; level teams draw.
 */
export function finishBest(s: State, ending: Ending, seats: readonly Seat[], events: Event[]): void {
  const teams = isTeams(s);
  const sides = sidesOf(s, seats);
  const decision = decide(sides.map((side) => worthOf(s, side, teams)));
  const best = decision.best.map((i) => sides[i]);
  const alone = best.length === 1;
  // A side is one seat where there are no teams.
  const winners = alone ? best[0] : teams ? [] : best.map(([seat]) => seat);
  if (sides.length > 1) events.push(decided(decision, criteriaOf(teams), winners));
  finish(s, alone ? ending : teams ? "draw" : "shared", winners, alone ? winners[0] : NOBODY, events);
}

/** Ends the game where one player or one team is left (rule 9.6); says whether it did. */
export function judgeSurvivors(s: State, events: Event[]): boolean {
  const seats = livingSeats(s);
  if (sidesOf(s, seats).length > 1) return false;
  finishBest(s, "survivor", seats, events);
  return true;
}
