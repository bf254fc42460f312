import { nextLine, openText, parseWhole, peek, readInt, readWord, type Line } from "../../core/lines";
import { isFault } from "../../core/refuse";
import { hasRng, MAX_SEED } from "../../core/rng";
import type { Fault } from "../../core/types";
import { readOption, writeOptions } from "../../core/options";
import { openPosition, readSome, type PositionReader } from "../../core/position";
import { nextAction, openRecord, titleLine, type OpenRecord } from "../../core/record";
import type { GameModule } from "../module";
import { CHUNK, matchSave, newMatch, take } from "./match";
import { changeSetting, newSettings, settingsWords, type Settings } from "../table/settings";
import { newTable, type Table } from "../table/table";

/** A save that is being read: the table so far, and the actions that are still to be played. */
export interface Resume {
  readonly table: Table;
  readonly settings: Settings;
  rest: OpenRecord | undefined;
  /** The position that the record begins with, while it is being read. */
  early: Early | undefined;
  /** The position that the save carries, while it is being read: the game goes on from it. */
  late: Late | undefined;
}

/** A position in the header of a record. */
interface Early {
  readonly reader: PositionReader;
  /** The save, and the save without it. */
  readonly text: string;
  readonly rest: string;
}

/** A position within a save, and what stands around it. */
interface Late {
  readonly reader: PositionReader;
  readonly record: OpenRecord;
  /** Actions before it, and their text. */
  readonly base: number;
  readonly earlier: string;
  readonly later: string;
}

const TABLE = "\n# table ";
const BEGINNING = "\nposition ";
const POSITION = "\n# position ";
const NEWLINE = "\n";
const MOST_ACTIONS = 1000000;

/**
 * The table as a text. With a match it is the record, which every reader of records can read; before one
 * it is a header with options. Who sits where stands in a comment.
 */
export function writeSave(t: Table, settings = newSettings()): string {
  let who = (t.match === undefined ? "setup" : "match") + settingsWords(settings);
  if (t.ended) who += " ended yes";
  if (t.host !== "") who += ` host ${t.host}`;
  for (const chair of t.chairs) {
    if (chair.closed) who += ` closed ${chair.colour}`;
    else if (chair.player !== "") who += ` seat ${chair.colour} ${chair.player}`;
    if (chair.passes) who += ` passes ${chair.colour}`;
    if (chair.bot !== "") who += ` bot ${chair.colour} ${chair.bot}`;
  }
  if (t.match !== undefined) return matchSave(t.match, who);
  const { meta } = t.module;
  let text = `${titleLine(meta)}\n`;
  for (const option of writeOptions(meta.options, t.options)) text += `option ${option}\n`;
  if (t.seed >= 0) text += `seed ${t.seed}\n`;
  return `${text}# table ${who}\n`;
}

/**
 * Opens a save, or any record. What it says of the seats is a claim: the players there are may differ. Of a record
 * that begins with a position the faults come with `resumeSome`.
 */
export function openSave(module: GameModule, text: string): Resume | Fault {
  const r: Resume = {
    ...{ table: newTable(module), settings: newSettings() },
    ...{ rest: undefined, early: undefined, late: undefined },
  };
  const { begin, line } = findTable(text);
  if (line !== undefined && peek(line) === "setup") {
    readOptions(text.substring(0, begin + 1), r.table);
    readChairs(line, r.table, r.settings);
    return r;
  }
  r.early = findEarly(module, text);
  return r.early === undefined ? (takeUp(r, text, openRecord(module, text)) ?? r) : r;
}

/** What the save says of the table, cut into words, and where it stands; -1 for nowhere. */
function findTable(text: string): { begin: number; end: number; line: Line | undefined } {
  const begin = text.indexOf(TABLE);
  const end = begin < 0 ? -1 : text.indexOf(NEWLINE, begin + 1);
  const who = begin < 0 ? "" : text.substring(begin + TABLE.length, end < 0 ? text.length : end);
  return { begin, end, line: nextLine(openText(who)) };
}

/** Takes up the header of a record, if it is one. */
function takeUp(r: Resume, text: string, record: OpenRecord | Fault): Fault | undefined {
  if (isFault(record)) return record;
  const { end, line } = findTable(text);
  r.late = end < 0 ? undefined : findLate(r.table.module, text, end + 1, record);
  if (r.late === undefined) r.rest = plain(record, r.table);
  for (const chair of r.table.chairs) {
    const seat = record.state.colours.indexOf(chair.colour);
    chair.closed = seat < 0;
    if (seat >= 0) chair.name = record.names[seat];
  }
  if (line !== undefined) readChairs(line, r.table, r.settings);
  return undefined;
}

/**
 * Reads and plays on: up to `n` clauses of the positions that the record begins with and that the save carries, then
 * actions. Says whether all are done, or the fault of one that cannot be.
 */
export function resumeSome(r: Resume, n: number): boolean | Fault {
  let left = n;
  while (r.early !== undefined && left > 0) {
    const why = readEarly(r, r.early);
    if (why !== undefined) return why;
    left--;
  }
  if (r.early !== undefined) return false;
  while (r.late !== undefined && left > 0) {
    readLate(r, r.late);
    left--;
  }
  const m = r.table.match;
  if (r.late !== undefined) return false;
  if (m === undefined || r.rest === undefined) return true;
  for (let i = 0; i < left; i++) {
    const line = r.rest.ahead;
    const action = nextAction(r.rest);
    if (action === undefined || line === undefined) return true;
    if (isFault(action)) return action;
    const why = take(m, action, []);
    if (why !== undefined) return { line: line.number, column: line.columns[0], why };
  }
  return r.rest.ahead === undefined;
}

/** From the first action on. */
function plain(record: OpenRecord, table: Table): OpenRecord {
  table.match = newMatch(table.module, record.state, record.names, record.seed, 0, originOf(record));
  return record;
}

/** The position that a record begins with; undefined where it begins with the first roll. */
function findEarly(module: GameModule, text: string): Early | undefined {
  const begin = text.indexOf(BEGINNING);
  if (begin < 0) return undefined;
  const end = text.indexOf(NEWLINE, begin + 1);
  const stop = end < 0 ? text.length : end;
  const reader = openPosition(module, text.substring(begin + BEGINNING.length, stop));
  return { reader, text, rest: text.substring(0, begin + 1) + text.substring(stop) };
}

/** Reads a clause more; behind the last one the rest of the header. */
function readEarly(r: Resume, { reader, text, rest }: Early): Fault | undefined {
  const state = readSome(reader);
  if (state === undefined) return undefined;
  r.early = undefined;
  const { module } = r.table;
  const record = isFault(state) ? state : openRecord(module, rest, state);
  // The whole text says where the fault is.
  return takeUp(r, text, isFault(record) ? openRecord(module, text) : record);
}

/** The position that a save carries; undefined where it has none. */
function findLate(module: GameModule, text: string, first: number, record: OpenRecord): Late | undefined {
  const begin = text.indexOf(POSITION, first - 1);
  if (begin < 0) return undefined;
  const end = text.indexOf(NEWLINE, begin + 1);
  const stop = end < 0 ? text.length : end;
  const from = begin + POSITION.length;
  const blank = text.indexOf(" ", from);
  if (blank < 0 || blank > stop) return undefined;
  const base = parseWhole(text.substring(from, blank));
  if (base < CHUNK || base > MOST_ACTIONS || base % CHUNK !== 0) return undefined;
  const reader = openPosition(module, text.substring(blank + 1, stop));
  return { reader, record, base, earlier: text.substring(first, begin + 1), later: text.substring(stop + 1) };
}

/** Reads a clause more. A position that is none is passed by: the record says it all, only longer. */
function readLate(r: Resume, late: Late): void {
  const { record } = late;
  const state = readSome(late.reader);
  if (state === undefined) return;
  r.late = undefined;
  if (isFault(state)) {
    r.rest = plain(record, r.table);
    return;
  }
  const match = newMatch(r.table.module, state, record.names, record.seed, late.base, originOf(record));
  match.earlier = late.earlier;
  match.whole = record;
  r.table.match = match;
  const source = openText(late.later);
  const { engine, seats, names, seed } = record;
  r.rest = { engine, source, state, seats, names, seed, ahead: nextLine(source) };
}

/** The position that the record begins with; empty where it begins with the first roll. */
function originOf({ engine: { notation }, state, seed }: OpenRecord): string {
  return notation.isStart(state) && (seed >= 0 || !hasRng(state.rng)) ? "" : notation.writePosition(state);
}

function readOptions(header: string, table: Table): void {
  const source = openText(header);
  let line = nextLine(source);
  while (line !== undefined) {
    const word = readWord(line, "option");
    if (word === "option") readOption(line, table.module.meta.options, table.options);
    else if (word === "seed") table.seed = readInt(line, 0, MAX_SEED);
    line = nextLine(source);
  }
}

/** Words in twos and threes; what is not known is passed over. */
function readChairs(line: Line, table: Table, settings: Settings): void {
  line.at = 1;
  while (line.at < line.size) {
    const word = readWord(line, "seat");
    const what = readWord(line, "seat");
    const chair = table.chairs.find((c) => c.colour === what);
    if (word === "host") table.host = what;
    else if (word === "ended") table.ended = true;
    else if (chair !== undefined) {
      if (word === "closed") chair.closed = true;
      else if (word === "passes") chair.passes = true;
      else if (word === "bot") chair.bot = readWord(line, "name");
      else chair.player = readWord(line, "name");
    } else changeSetting(settings, word, what);
  }
}
