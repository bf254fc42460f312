import type { AnyEvent } from "../../../core/types";
import { sizeAt, type LogEntry } from "../../match/log";
import type { Match } from "../../match/match";
import type { LogFold } from "../../module";

/** A part of the log that folds into one row: a turn, what a round begins with, or what lies between. */
export interface LogPart {
  /** Its first item, and the one behind its last. */
  readonly from: number;
  to: number;
  /** The item that began its round; -1 before the first. */
  readonly round: number;
  /** Whether its first item is the event that names it. */
  readonly isNamed: boolean;
}

/** Lines of a part that belong together: a battle, or a single line. */
export interface LogBlock {
  readonly from: number;
  to: number;
  readonly isBattle: boolean;
}

function typeOf({ action, event }: LogEntry): string {
  return (event ?? action)?.type ?? "";
}

/** The territory that an entry names, if any. */
function territoryOf({ action, event }: LogEntry): number | undefined {
  return ((event ?? action) as { readonly territory?: number } | undefined)?.territory;
}

/** The first `size` items of a log in parts, the oldest first. */
export function partsOf({ log, module, game }: Match, size: number): LogPart[] {
  const { parts: begins } = module.log.fold;
  const parts: LogPart[] = [];
  let n = 0;
  let round = -1;
  let turn = 0;
  for (let i = 0; i < size; i++) {
    const { event } = log.items[i];
    const isNamed = event !== undefined && begins.includes(event.type);
    let isAfter = i === 0;
    while (turn < log.turns.length && log.turns[turn].items <= i) {
      isAfter ||= log.turns[turn].items === i && log.turns[turn].at < game.at;
      turn++;
    }
    if (isNamed && event.type === begins[0]) round = i;
    // A round that nothing begins with needs no part of its own.
    const isEmpty = n > 0 && parts[n - 1].from === round && parts[n - 1].to === round + 1 && i === round + 1;
    if (isNamed && isEmpty) n--;
    if (isNamed || isAfter) {
      parts[n] = { from: i, to: i, round, isNamed };
      n++;
    }
    parts[n - 1].to = i + 1;
  }
  return parts;
}

/** How many items there are to show of those that a page was opened with: some may have been taken back since. */
export function shownSize({ log, game }: Match, until: number): number {
  const size = sizeAt(log, game.at);
  return until < size ? until : size;
}

/** The lines of a part, those of each battle together. */
export function blocksOf({ log, module }: Match, { from, to }: LogPart): LogBlock[] {
  const { fold } = module.log;
  const blocks: LogBlock[] = [];
  let n = 0;
  let where = -1;
  for (let i = from; i < to; i++) {
    const entry = log.items[i];
    const type = typeOf(entry);
    const territory = territoryOf(entry);
    const goesOn = where >= 0 && (territory === undefined || territory === where) && isOfBattle(fold, type);
    if (goesOn) blocks[n - 1].to = i + 1;
    else {
      where = fold.begins.includes(type) ? (territory ?? -1) : -1;
      blocks[n] = { from: i, to: i + 1, isBattle: where >= 0 };
      n++;
    }
    if (fold.taken.includes(type) || fold.failed.includes(type)) where = -1;
  }
  return blocks;
}

function isOfBattle({ begins, within, taken, failed }: LogFold, type: string): boolean {
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
  const events: AnyEvent[] = [];
  for (let i = from; i <= last; i++) {
    const { event } = log.items[i];
    if (event !== undefined) events.push(event);
  }
  return events;
}

/** The territories that entries of some types name, each once. */
export function landsOf({ log }: Match, { from, to }: LogPart, types: readonly string[]): number[] {
  const lands: number[] = [];
  for (let i = from; i < to; i++) {
    const territory = territoryOf(log.items[i]);
    if (territory !== undefined && types.includes(typeOf(log.items[i])) && !lands.includes(territory))
      lands.push(territory);
  }
  return lands;
}

/** Whether a line stands for itself while only the most important of its part is shown. */
export function isTelling({ log, module }: Match, at: number): boolean {
  const type = typeOf(log.items[at]);
  return (
    module.log.fold.taken.includes(type) ||
    isOf(log.items[at], module.log.moments) ||
    isOf(log.items[at], module.log.fold.telling)
  );
}

/** Whether an entry is an event of one of these types. */
export function isOf({ event }: LogEntry, types: readonly string[]): boolean {
  return event !== undefined && types.includes(event.type);
}
