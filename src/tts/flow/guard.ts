import { restore } from "../../session/match/match";
import { refreshIntents } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { resync } from "../objects/resync";
import { repaint } from "../panels/paint";
import type { Context } from "./context";
import { LANGUAGE } from "../language";
import { tellAll } from "./speak";

/**
 * Runs something of ours with what it is given. If the script fails in it, that is told, and the game goes on from its last good state.
 * (What the machine throws itself passes by here: the original tells it.)
 */
export function guard<Args extends unknown[]>(
  context: Context,
  what: string,
  run: (this: void, ...args: Args) => void,
  ...args: Args
): void {
  const [ok, why] = pcall(run, ...args);
  if (ok) return;
  complain(context, what, `${why}`);
  const again = pcall(() => {
    const { room } = context;
    const { match } = room.table;
    if (match !== undefined) restore(match);
    resync(room);
    repaint(room);
    refreshIntents(room);
    const out = newOutcome();
    out.moved = true;
    context.upward.after(context, out);
  });
  if (!again[0]) complain(context, `${what} again`, `${again[1]}`);
}

/** A handler of the table's that tells of its failure as well, and then gives what `otherwise` gives. */
export function handlerOf<Args extends unknown[], Result>(
  current: (this: void) => Context,
  name: string,
  run: (this: void, ...args: Args) => Result,
  otherwise: (this: void) => Result,
): (this: void, ...args: Args) => Result {
  return (...args) => {
    const [ok, result] = pcall(run, ...args);
    if (ok) return result;
    complain(current(), name, `${result}`);
    return otherwise();
  };
}

/**
 * Tells everybody in one plain sentence that something of ours went wrong, and the host's console what it was and
 * where. A fault that comes again is told no more, and neither are more kinds than these.
 */
export function complain(context: Context, what: string, why: string): void {
  const kind = `${what} ${why}`;
  if (context.faults.includes(kind) || context.faults.length >= MOST_KINDS) return;
  context.faults = context.faults.concat([kind]);
  log(why, `${what}-${context.faults.length}`, "error");
  tellAll(LANGUAGE.flow.fault);
}

const MOST_KINDS = 10;
