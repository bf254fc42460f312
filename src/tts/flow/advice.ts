import { newOutcome } from "../../session/play/commands/command";
import { adviceOutline, adviseOn, openAdvice } from "../../session/play/advice";
import { actingSeat } from "../../session/play/acting";
import type { Outline } from "../../session/play/outline";
import type { Context } from "./context";
import { newJob, wake } from "./jobs";
import { thinkFor } from "./thinking";

/** Seconds of a frame in which advice is thought. */
const SECONDS = 0.003;

/** Goes on with advice that somebody has asked for. */
export function thinkAdvice(context: Context): void {
  if (openAdvice(context.room) === undefined) return;
  context.advice ??= newJob(() => adviseSome(context));
  wake(context.advice);
}

/** What it has come to is shown at once. */
function adviseSome(context: Context): boolean {
  const advice = openAdvice(context.room);
  if (advice === undefined) return false;
  if (!thinkFor(SECONDS, (units) => adviseOn(advice, units))) return true;
  context.upward.after(context, newOutcome());
  return false;
}

/**
 * Where the advice goes that the acting seat looks at. All see what is drawn on the board, so that it is drawn only for
 * somebody who is alone at the table.
 */
export function advisedOutline({ room }: Context): Outline | undefined {
  const seat = actingSeat(room);
  return seat < 0 || Player.getPlayers().length > 1 ? undefined : adviceOutline(room, seat);
}
