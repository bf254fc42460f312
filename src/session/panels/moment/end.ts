import type { Moment, Room } from "../../table/room";
import { isBattleSeen } from "../battle/paint";
import { viewersOf } from "../../ui/viewers";

/** Ends the time for which a moment is shown to all, but for those who read how its battle ended: they see it afterwards. */
export function passMoment(room: Room, moment: Moment): void {
  moment.late = viewersOf(room).filter((viewer) => isBattleSeen(room, viewer));
  moment.isPast = true;
}
