import type { Seat } from "../../../core/types";
import { CITIES } from "../../../risk/europe/board";
import { crownsOn } from "./cities";
import { countCities, countLands } from "./land";
import type { State } from "./state";

/** Coins that the First Player Marker counts for in a tie (rule 9.3). */
const MARKER_COINS = 10;

/** The crowns of a seat: cities, Rome twice, Crown Cards purchased, missions completed (rule 9.1). */
export function crownsOf(s: State, seat: Seat): number {
  const p = s.seats[seat];
  let n = p.cards + p.completed.length;
  for (const t of CITIES) if (s.territories[t].owner === seat) n += crownsOn(t);
  return n;
}

/** What decides between players: crowns, territories, coins with the marker's ten (rule 9.3); of a team without crowns (rule 13.5). */
interface Standing {
  readonly crowns: number;
  readonly lands: number;
  readonly coins: number;
}

function standingOf(s: State, seats: readonly Seat[], teams: boolean): Standing {
  let crowns = 0;
  let lands = 0;
  let coins = 0;
  for (const seat of seats) {
    crowns += teams ? countCities(s, seat) : crownsOf(s, seat);
    lands += countLands(s, seat);
    coins += s.seats[seat].coins + (s.first === seat ? MARKER_COINS : 0);
  }
  return { crowns, lands, coins };
}

function compare(a: Standing, b: Standing): number {
  if (a.crowns !== b.crowns) return a.crowns - b.crowns;
  if (a.lands !== b.lands) return a.lands - b.lands;
  return a.coins - b.coins;
}

/**
 * The sides that stand best, those that are level in everything together (rules 9.3, 13.5). A side is one seat, or the
 * seats of a team, of which cities count and not crowns.
 */
export function bestSides(
  s: State,
  sides: readonly (readonly Seat[])[],
  teams: boolean,
): (readonly Seat[])[] {
  let best: (readonly Seat[])[] = [];
  let top: Standing | undefined;
  for (const side of sides) {
    const standing = standingOf(s, side, teams);
    const more = top === undefined ? 1 : compare(standing, top);
    if (more > 0) {
      best = [side];
      top = standing;
    } else if (more === 0) best.push(side);
  }
  return best;
}
