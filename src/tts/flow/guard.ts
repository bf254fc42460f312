import { restore } from "../../session/match/match";
import { renew } from "../../session/play/commands/act";
import { newOutcome } from "../../session/play/commands/command";
import { resync } from "../objects/resync";
import { repaint } from "../panels/paint";
import type { Context } from "./context";
import { keepTab } from "./notebook";
import { LANGUAGE } from "../language";
import { tellAll } from "./speak";

/**
 * Runs something of ours. If the script fails in it, everybody is told in words with a code, and the game
 * goes on from its last good state. (What the machine throws itself passes by here: the original tells it.)
 */
export function guard(context: Context, what: string, run: (this: void) => void): void {
  const [ok, why] = pcall(run);
  if (ok) return;
  complain(context, what, `${why}`);
  const again = pcall(() => {
    const { room } = context;
    const { match } = room.table;
    if (match !== undefined) restore(match);
    resync(room);
    repaint(room);
    renew(room);
    const out = newOutcome();
    out.moved = true;
    context.upward.after(context, out);
  });
  if (!again[0]) log(again[1], what);
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

/** Tells everybody that something of ours went wrong, with a code, and logs it for the host. */
export function complain(context: Context, what: string, why: string): void {
  context.faults++;
  log(why, what);
  const code = `${what}-${context.faults}`;
  if (context.faults <= MOST_ANNOUNCED) tellAll(LANGUAGE.flow.fault(code, why));
  else noteFault(context, `${code}: ${why}`);
}

/** A fault that comes again and again is not told for ever: the last ones stand in the Notebook. */
const MOST_ANNOUNCED = 5;
const MOST_NOTED = 20;

/** Once a second at most, for a tab is sent to everybody whole. */
function noteFault(context: Context, line: string): void {
  context.untold = context.untold.slice(1 - MOST_NOTED).concat([line]);
  if (context.noting) return;
  context.noting = true;
  Wait.time(() => {
    context.noting = false;
    keepTab(LANGUAGE.flow.faultTab, context.untold.join("\n"));
  }, 1);
}
