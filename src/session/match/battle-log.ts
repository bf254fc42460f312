import type { AnyEvent } from "../../core/types";
import type { LogFold } from "../game/module";
import { eventsOf, sizeAt, type LogEntry } from "./log";
import type { Match } from "./match";

/** The type of an entry's event or action; empty for a change by hand. */
export function typeOf({ action, event }: LogEntry): string {
  return (event ?? action)?.type ?? "";
}

/** The territory that an entry names, if any. */
export function territoryOf({ action, event }: LogEntry): number | undefined {
  return ((event ?? action) as { readonly territory?: number } | undefined)?.territory;
}

/** Whether what has this type may be of a battle that an entry before it has begun. */
export function isOfBattle({ begins, within, taken, failed }: LogFold, type: string): boolean {
  return begins.includes(type) || within.includes(type) || taken.includes(type) || failed.includes(type);
}

/**
 * The events of the battle that the last action has ended: with one that decides it or, if nothing is fought any more
 * (`isOver`), with a roll that decides nothing. None where it has ended none.
 */
export function endedBattle({ log, module, game }: Match, isOver: boolean): AnyEvent[] {
  const { fold } = module.log;
  const typeAt = (i: number): string => typeOf(log.items[i]);
  const decides = (type: string): boolean => fold.taken.includes(type) || fold.failed.includes(type);
  const first = sizeAt(log, game.at - 1);
  const size = sizeAt(log, game.at);
  let last = size - 1;
  while (last >= first && !decides(typeAt(last))) last--;
  if (last < first && isOver) {
    last = size - 1;
    while (last >= first && !fold.begins.includes(typeAt(last))) last--;
  }
  if (last < first) return [];
  // What each roll begins is one battle with the rolls before it.
  const isFirst = (i: number): boolean => fold.within.length > 0 && fold.begins.includes(typeAt(i));
  const where = territoryOf(log.items[last]);
  let from = last;
  while (from > 0 && !isFirst(from)) {
    const before = log.items[from - 1];
    const type = typeOf(before);
    if (!isOfBattle(fold, type) || decides(type) || (territoryOf(before) ?? where) !== where) break;
    from--;
  }
  return eventsOf(log, from, last + 1);
}
