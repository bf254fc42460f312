import type { Room } from "../../table/room";
import type { Moment } from "../../table/recent";
import { isBattleSeen } from "../battle/paint";
import { viewersOf } from "../../ui/viewers";

/**
 * Ends the time for which a moment is shown to all, but for those who read how its battle ended: they see it afterwards.
 * Called again after the same time, it ends for those of them who have had it before them since. Says whether anybody
 * has still to see it.
 */
export function passMoment(room: Room, moment: Moment): boolean {
  const { late, shown } = moment;
  const reading = viewersOf(room).filter((viewer) => isBattleSeen(room, viewer));
  moment.late = moment.isPast
    ? late.filter((viewer) => !shown.includes(viewer) || reading.includes(viewer))
    : reading;
  moment.shown = moment.late.filter((viewer) => !reading.includes(viewer));
  moment.isPast = true;
  return moment.late.length > 0;
}
