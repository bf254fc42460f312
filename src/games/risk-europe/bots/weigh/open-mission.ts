import type { Seat } from "../../../../core/types";
import { BOARD } from "../../../../risk/europe/board";
import { BLACK } from "../../rules/cities";
import { goalOf, measureOf } from "../../rules/mission";
import {
  BROAD_REALM,
  GREAT_HOST,
  LESSER_CROWNS,
  MASTER_OF_THE_STRAITS,
  SPOILS_OF_WAR,
} from "../../rules/missions";
import type { State } from "../../rules/state";

/** A mission of the seat: how much it has of what that asks for, and how much is asked for. */
export interface OpenMission {
  readonly mission: number;
  readonly has: number;
  readonly goal: number;
}

/** The missions that a seat has to fulfil yet, as far as it knows them. */
export function openMissionsOf(s: State, seat: Seat): OpenMission[] {
  return s.seats[seat].missions
    .filter((mission) => mission >= 0)
    .map((mission) => ({ mission, has: measureOf(s, seat, mission), goal: goalOf(s, mission) }));
}

/** The shares of missions that a territory brings, or that are lost with an own one. */
export function shareOfLand(s: State, seat: Seat, openMissions: readonly OpenMission[], t: number): number {
  const isOwn = s.territories[t].owner === seat;
  let sum = 0;
  for (const { mission, has, goal } of openMissions) {
    const brings = landFor(s, seat, mission, t);
    const wanting = goal - (isOwn ? has - brings : has);
    if (brings > 0 && wanting > 0) sum += brings < wanting ? brings / wanting : 1;
  }
  return sum;
}

/** How much of what a mission asks for a territory is. */
function landFor(s: State, seat: Seat, mission: number, t: number): number {
  if (mission === BROAD_REALM) return 1;
  if (mission === LESSER_CROWNS) return BLACK.includes(t) ? 1 : 0;
  if (mission !== MASTER_OF_THE_STRAITS) return 0;
  let lines = 0;
  for (const over of BOARD.sea[t]) if (s.territories[over].owner === seat) lines++;
  return lines;
}

/** The share of a mission that a battle brings which is won as the attacker, and a coin's worth of troops. */
export function shareOfVictory(openMissions: readonly OpenMission[]): number {
  return shareOf(openMissions, SPOILS_OF_WAR);
}

export function shareOfTroops(openMissions: readonly OpenMission[]): number {
  return shareOf(openMissions, GREAT_HOST);
}

function shareOf(openMissions: readonly OpenMission[], wanted: number): number {
  for (const { mission, has, goal } of openMissions)
    if (mission === wanted && has < goal) return 1 / (goal - has);
  return 0;
}
