import { initialSettings } from "../../../../core/settings";
import { SETTINGS } from "../settings";
import { add, clear } from "../../../../core/counts";
import { NEUTRAL, NOBODY, type Seat } from "../../../../core/types";
import { NO_MISSION } from "../cards";
import type { Event } from "../events";
import { raised } from "../../../../risk/limits";
import { garrison } from "./setup";
import type { State } from "../state";
import { NO_UNITS, copyUnits } from "../../../../risk/units";
import { judgeSurvivor } from "./victory";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { CASTLE_FORCE, CITY_FORCE } from "../numbers";

/** In place of a victor: the capital fell with both armies, or its player resigned. */
export const NO_VICTOR = NOBODY;

/** Leaves a territory to nobody (rule 9.4); castle and tokens stay. */
export function vacate(s: State, t: number): void {
  garrison(s, t, NOBODY, NO_UNITS);
}

/**
 * Ends a seat's kingdom (rules 9.6, 9.13; CR35; without a victor CR31): treasury, missions, cards, units and reserve
 * go; its cities and castles turn neutral. What the victor took is already the victor's. May end the game.
 */
export function eliminate(s: State, seat: Seat, victor: number, events: Event[]): void {
  const loser = s.seats[seat];
  events.push({ type: "eliminated", seat, by: victor, coins: loser.coins });
  if (victor !== NO_VICTOR) s.seats[victor].coins = raised(s.seats[victor].coins, loser.coins);
  loser.alive = false;
  loser.capital = NOBODY;
  loser.coins = 0;
  loser.crowns = 0;
  loser.picked = false;
  loser.moved = false;
  loser.settings = initialSettings(SETTINGS);
  clear(loser.reserve);
  clear(loser.policies);
  returnMissions(s, seat);
  add(s.discards, loser.hand);
  clear(loser.hand);
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === seat) abandon(s, t, events);
  }
  judgeSurvivor(s, events);
}

/** Under the deck face down, the active mission first, then the completed ones in their order (rule 14.8; CR38). */
function returnMissions(s: State, seat: Seat): void {
  const loser = s.seats[seat];
  if (loser.mission !== NO_MISSION) s.missionsBelow.push(loser.mission);
  for (const mission of loser.completed) s.missionsBelow.push(mission);
  loser.mission = NO_MISSION;
  loser.progress = 0;
  loser.completed = [];
}

/** Leaves what a garrison holds to it, and the rest to nobody (rules 9.7, 9.8, 9.9). */
function abandon(s: State, t: number, events: Event[]): void {
  const force = PRINTED[t] > 0 ? CITY_FORCE : s.territories[t].castle ? CASTLE_FORCE : undefined;
  if (force === undefined) return vacate(s, t);
  garrison(s, t, NEUTRAL, force);
  events.push({ type: "garrison", territory: t, units: copyUnits(force) });
}
