import { newOutcome } from "../../session/play/commands/command";
import type { Outcome } from "../../session/play/commands/types";
import { siteOf } from "../../session/intent/site";
import type { Speed } from "../../session/table/settings";
import type { Context } from "./context";

/** Seconds after which what has happened is shown, whatever goes on; and where everything is to happen at once. */
const MOST = 0.4;
const MOST_AT_ONCE = 1.2;

/** Keeps what came of an action until it is shown, together with what came of those before it. */
export function keepUnshown({ clock, room: { table } }: Context, out: Outcome): void {
  const { match } = table;
  const before = clock.unshown;
  if (before === undefined || before.match !== match) {
    clock.unshown = { match, out, since: Time.time };
    return;
  }
  merge(before.out, out);
  // Where something took place is shown of the last action that has a place.
  if (match !== undefined && out.action !== undefined && siteOf(match, out.action) !== undefined)
    before.out.action = out.action;
}

/** What came of all that is not shown yet; nothing is kept any more. */
export function takeUnshown({ clock, room: { table } }: Context): Outcome {
  const { unshown } = clock;
  clock.unshown = undefined;
  return unshown === undefined || unshown.match !== table.match ? newOutcome() : unshown.out;
}

/** Has what is not shown yet be shown with what came of something else. */
export function showUnshown(context: Context, out: Outcome): void {
  if (context.clock.unshown === undefined) return;
  const { action } = out;
  merge(out, takeUnshown(context));
  out.action = action ?? out.action;
}

/** Whether something waits to be shown, and must not wait any longer. */
export function isShowDue({ clock: { unshown } }: Context, speed: Speed): boolean {
  const most = speed === "instant" ? MOST_AT_ONCE : MOST;
  return unshown !== undefined && Time.time - unshown.since >= most;
}

function merge(into: Outcome, { events, moved, action }: Outcome): void {
  for (const event of events) into.events.push(event);
  into.moved = into.moved || moved;
  into.action ??= action;
}
