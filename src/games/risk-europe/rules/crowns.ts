import type { Seat } from "../../../core/types";
import { CITIES, countCities } from "../../../risk/europe/board";
import { crownsOn } from "./cities";
import { countLands } from "./land";
import { MARKER_COINS } from "./numbers";
import type { State } from "./state";

/** The crowns of a seat: cities, Rome twice, Crown Cards purchased, missions completed (rule 9.1). */
export function crownsOf(s: State, seat: Seat): number {
  const player = s.seats[seat];
  let n = player.cards + player.completed.length;
  for (const t of CITIES) if (s.territories[t].owner === seat) n += crownsOn(t);
  return n;
}

/** What decides between sides: crowns, or cities of teams, then territories, then coins (rules 9.3, 13.5). */
export function criteriaOf(teams: boolean): string[] {
  return [teams ? "cities" : "crowns", "territories", "coins"];
}

/**
 * A side's worth in each of these criteria, with the marker's ten coins (rules 9.3, 13.5). A side is one seat, or the seats
 * of a team, of which cities count and not crowns.
 */
export function worthOf(s: State, seats: readonly Seat[], teams: boolean): number[] {
  let crowns = 0;
  let lands = 0;
  let coins = 0;
  for (const seat of seats) {
    crowns += teams ? countCities(s, seat) : crownsOf(s, seat);
    lands += countLands(s, seat);
    coins += s.seats[seat].coins + (s.first === seat ? MARKER_COINS : 0);
  }
  return [crowns, lands, coins];
}
