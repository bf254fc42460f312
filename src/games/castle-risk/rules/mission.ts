import { total } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import { MISSION_GOAL } from "./cards";
import type { Event } from "./events";
import type { State } from "./state";

/** Counts a deed towards the seat's active mission where it is of that kind, up to the goal (rule 14.2; CR37). */
export function progressMission(s: State, seat: Seat, mission: number, by: number, events: Event[]): void {
  const holder = s.seats[seat];
  if (holder.mission !== mission || holder.progress >= MISSION_GOAL[mission]) return;
  const progress = holder.progress + by;
  holder.progress = progress > MISSION_GOAL[mission] ? MISSION_GOAL[mission] : progress;
  events.push({ type: "progress", seat, mission, progress: holder.progress });
}

/** Papal missions that can be drawn (rule 14.9). */
export function missionsLeft(s: State): number {
  return total(s.missions) + s.missionsBelow.length + s.missionsUnknown;
}
