import type { Seat } from "../../../../core/types";
import { goalOf, measureOf } from "../../rules/mission";
import { GREAT_HOST, KINGDOM_MISSIONS, SPOILS_OF_WAR } from "../../rules/missions";
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
    const brings = KINGDOM_MISSIONS[mission].ofLand?.(s, seat, t) ?? 0;
    const wanting = goal - (isOwn ? has - brings : has);
    if (brings > 0 && wanting > 0) sum += brings < wanting ? brings / wanting : 1;
  }
  return sum;
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
