import type { Reason } from "../../core/bots/reason";
import type { AnyAction, AnyEvent, Seat } from "../../core/types";
import type { LogKit } from "../game/module";

/** Instead of an item of the log, or a row that shows it: none. */
export const NO_ITEM = -1;

/** Why a computer did something, and which seat it plays. */
export interface SaidReason {
  readonly seat: Seat;
  readonly reason: Reason;
}

/**
 * One line of the log before it is put into words: what was done, what came of it, or why a computer did it; with none of
 * these, a change by hand.
 */
export interface LogEntry {
  readonly action: AnyAction | undefined;
  readonly event: AnyEvent | undefined;
  readonly why?: SaidReason;
}

/** What has happened since the match's base, and before a change by hand, for the log and for the statistics of the game. */
export interface Log {
  readonly items: LogEntry[];
  /** How many of them are from before the first action: the position was changed by hand since. */
  readonly early: number;
  /** How many items there are after each action; those of undone actions stay until they are overwritten. */
  readonly ends: number[];
  /** Lines that read the same for everybody, in words, as far as they were wanted: see log/lines.ts. */
  readonly texts: Record<number, string | undefined>;
  language: string;
  /** Where turns ended: the action's index and the number of items then. */
  readonly turns: { readonly at: number; readonly seat: Seat; readonly items: number }[];
}

interface TurnEnd extends AnyEvent {
  readonly seat: Seat;
}

export function newLog(): Log {
  return { items: [], early: 0, ends: [], texts: {}, language: "", turns: [] };
}

/** What was told by the first `at` actions, and that the game goes on from there with what lies on the table. */
export function continueByHand(log: Log, at: number): Log {
  const items = log.items.slice(0, sizeAt(log, at));
  items.push({ action: undefined, event: undefined });
  const turns = log.turns
    .filter((turn) => turn.at < at)
    .map(({ seat, items: n }) => ({ at: -1, seat, items: n }));
  return { ...newLog(), items, early: items.length, turns };
}

/** How many items there are after the first `at` actions. */
export function sizeAt(log: Log, at: number): number {
  return at < 1 ? log.early : log.ends[at - 1];
}

/** The events among the items from `from` on, before `to`. */
export function eventsOf({ items }: Log, from: number, to: number): AnyEvent[] {
  return items.slice(from, to).flatMap(({ event }) => event ?? []);
}

/** Notes an action, the one with index `at`, why it was taken and what came of it; forgets what stood there before. */
export function note(
  log: Log,
  kit: LogKit,
  at: number,
  action: AnyAction,
  events: readonly AnyEvent[],
  why?: Reason,
): void {
  let n = sizeAt(log, at);
  const put = (entry: LogEntry): void => {
    log.items[n] = entry;
    log.texts[n] = undefined;
    n++;
  };
  while (log.turns.length > 0 && log.turns[log.turns.length - 1].at >= at) log.turns.pop();
  if (why !== undefined && !isSaid(log, n, action.seat, why))
    put({ action: undefined, event: undefined, why: { seat: action.seat, reason: why } });
  if (kit.actions.includes(action.type)) put({ action, event: undefined });
  for (const event of events) {
    if (event.type === kit.turnEnd) log.turns.push({ at, seat: (event as TurnEnd).seat, items: n });
    if (!kit.omittedEvents.includes(event.type)) put({ action: undefined, event });
  }
  log.ends[at] = n;
}

/** The first item that a seat has not seen itself do: after its last turn, or the very first one. */
export function sinceTurn(log: Log, at: number, seat: Seat): number {
  for (let i = log.turns.length - 1; i >= 0; i--) {
    const turn = log.turns[i];
    if (turn.seat === seat && turn.at < at) return turn.items;
  }
  return 0;
}

/** Whether the log says already, since the last turn ended, that this is why a seat plays as it does. */
function isSaid({ items, turns }: Log, size: number, seat: Seat, { code, params }: Reason): boolean {
  const first = turns.length > 0 ? turns[turns.length - 1].items : 0;
  const isAlike = ({ why }: LogEntry): boolean =>
    why?.seat === seat &&
    why.reason.code === code &&
    Object.keys(params).every((key) => why.reason.params[key] === params[key]);
  return items.slice(first, size).some((entry) => isAlike(entry));
}
