import { targetMarks } from "../../session/panels/odds/model";
import { isOddsStale, weigh } from "../../session/play/odds/weigh";
import type { Room } from "../../session/table/room";
import { LANGUAGE } from "../language";
import { markLands } from "../objects/pieces/label";
import { paint } from "../panels/paint";
import type { Context } from "./context";
import { newJob, wake } from "./jobs";

/** Steps of a slice: below four milliseconds on MoonSharp. */
const STEPS = 1600;

/** Goes on with the odds that are wanted; something was pressed or done. */
export function weighOdds(context: Context): void {
  if (!isOddsStale(context.room)) return;
  context.odds ??= newJob(() => weighSome(context));
  wake(context.odds);
}

/** What becomes known is shown at once. */
function weighSome(context: Context): boolean {
  const { room } = context;
  const more = weigh(room, STEPS);
  show(context, room);
  return more;
}

function show(context: Context, room: Room): void {
  const { changes, marks } = room.odds;
  if (marks !== context.shownMarks) {
    context.shownMarks = marks;
    markLands(targetMarks(room, LANGUAGE));
  }
  if (changes === context.shownChanges) return;
  context.shownChanges = changes;
  paint(room);
}
