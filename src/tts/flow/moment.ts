import { passMoment } from "../../session/panels/moment/end";
import { momentOf } from "../../session/table/moment";
import type { Moment } from "../../session/table/recent";
import { paint } from "../panels/paint";
import type { Context } from "./context";
import { guard } from "./guard";

/** Seconds that a moment is shown to those whom it does not concern. */
const SHOWN = 8;

/**
 * Has a moment that has just come go again after a while, and once more after something was pressed or done where somebody
 * saw it late: who goes on reading how a battle ended sets no clock going.
 */
export function endMoment(context: Context): void {
  const moment = momentOf(context.room);
  if (moment === undefined || (context.moment.last === moment && !context.moment.stays)) return;
  context.moment.last = moment;
  context.moment.stays = false;
  passLater(context, moment);
}

function passLater(context: Context, moment: Moment): void {
  Wait.time(() => {
    guard(context, "moment", () => {
      const stays = passMoment(context.room, moment);
      paint(context.room);
      context.moment.stays = stays && context.moment.last === moment;
    });
  }, SHOWN);
}
