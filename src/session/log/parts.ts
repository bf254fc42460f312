import { NOWHERE } from "../../core/types";
import { isOfBattle, territoryOf, typeOf } from "../match/battle-log";
import { NO_ITEM, sizeAt, type LogEntry } from "../match/log";
import type { Match } from "../match/match";

/** A part of the log that folds into one row: a turn, what a round begins with, or what lies between. */
export interface LogPart {
  /** Its first item, and the one after its last. */
  readonly from: number;
  to: number;
  /** The item that began its round; NO_ITEM before the first. */
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

/** The first `size` items of a log in parts, the oldest first. */
export function partsOf({ log, module, game }: Match, size: number): LogPart[] {
  const { parts: begins } = module.log.fold;
  const parts: LogPart[] = [];
  let n = 0;
  let round = NO_ITEM;
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
  let where = NOWHERE;
  for (let i = from; i < to; i++) {
    const entry = log.items[i];
    const type = typeOf(entry);
    const territory = territoryOf(entry);
    const goesOn =
      where !== NOWHERE && (territory === undefined || territory === where) && isOfBattle(fold, type);
    if (goesOn) blocks[n - 1].to = i + 1;
    else {
      where = fold.begins.includes(type) ? (territory ?? NOWHERE) : NOWHERE;
      blocks[n] = { from: i, to: i + 1, isBattle: where !== NOWHERE };
      n++;
    }
    if (fold.taken.includes(type) || fold.failed.includes(type)) where = NOWHERE;
  }
  return blocks;
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
    log.items[at].why !== undefined ||
    module.log.fold.taken.includes(type) ||
    isOf(log.items[at], module.log.moments) ||
    isOf(log.items[at], module.log.fold.telling)
  );
}

/** Whether an entry is an event of one of these types. */
export function isOf({ event }: LogEntry, types: readonly string[]): boolean {
  return event !== undefined && types.includes(event.type);
}
