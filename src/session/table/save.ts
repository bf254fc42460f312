import { openHeader, readHeader, type Header } from "../../core/header";
import { levelOf } from "../../core/level";
import { nextLine, openText, parseWhole, peek, plainLine, readWord, type Line } from "../../core/lines";
import { isFault } from "../../core/refuse";
import { hasRng } from "../../core/rng";
import type { CommonState, Fault } from "../../core/types";
import { areSame, writeOptions } from "../../core/options";
import { openPosition, readSome, type PositionReader } from "../../core/position";
import { beginRecord, nextAction, titleLine, type OpenRecord } from "../../core/record";
import { isOneOf } from "../../core/words";
import type { GameModule } from "../game/module";
import { CHUNK, matchSave, newMatch, take, type Match } from "../match/match";
import { changeSetting, newSettings, settingsWords, type Settings } from "./settings";
import { chairOfColour, newTable, type Table } from "./table";

/** A save that is being read: the table so far, and what of it is read now. */
export interface Resume {
  readonly table: Table;
  readonly settings: Settings;
  stage: Stage;
}

/** The header; the position that the save carries, from which the game goes on; the actions; nothing more. */
type Stage =
  | { readonly reads: "header"; readonly header: Header }
  | { readonly reads: "position"; readonly saved: SavedPosition }
  | { readonly reads: "actions"; readonly match: Match; readonly record: OpenRecord }
  | { readonly reads: "nothing" };

/** A position within a save, and what stands around it. */
interface SavedPosition {
  readonly reader: PositionReader;
  readonly record: OpenRecord;
  /** Actions before it, and their text. */
  readonly base: number;
  readonly earlier: string;
  readonly later: string;
}

const TABLE = "\n# table ";
const POSITION = "\n# position ";
const NEWLINE = "\n";
const MOST_ACTIONS = 1000000;
/** What a save says of a chair by its colour alone. */
const FLAGS = ["passes", "advised", "unguided"] as const;

/**
 * The table as a text. With a match it is the record, which every reader of records can read; before one
 * it is a header with options. Who sits where stands in a comment.
 */
export function writeSave(table: Table, settings = newSettings()): string {
  let who = (table.match === undefined ? "setup" : "match") + settingsWords(settings);
  if (table.ended) who += " ended yes";
  if (table.host !== "") who += ` host ${table.host}`;
  for (const chair of table.chairs) {
    if (chair.closed) who += ` closed ${chair.colour}`;
    else if (chair.player !== "") who += ` seat ${chair.colour} ${chair.player}`;
    for (const flag of FLAGS) if (chair[flag]) who += ` ${flag} ${chair.colour}`;
    if (chair.bot !== "") who += ` bot ${chair.colour} ${chair.bot}`;
  }
  if (table.match !== undefined) return matchSave(table.match, who);
  const { meta } = table.module;
  let text = `${titleLine(meta)}\n`;
  for (const option of writeOptions(meta.options, table.options)) text += `option ${option}\n`;
  if (table.seed.length > 0) text += `seed ${table.seed.join(" ")}\n`;
  return `${text}# table ${who}\n`;
}

/**
 * Opens a save, or any record: what replay reads and nothing else, but for a header with options alone, which is a
 * table before its match where its comment says so. What a save says of the seats is a claim: the players there are
 * may differ. Of a record that begins with a position the faults come with `resumeSome`.
 */
export function openSave(module: GameModule, text: string): Resume | Fault {
  const read = beginSave(module, text);
  if (isFault(read)) return read;
  while (read.stage.reads === "header" && read.stage.header.reader === undefined) {
    const why = readHeaderOn(read, read.stage.header);
    if (why !== undefined) return why;
  }
  return read;
}

/** Opens a save as `openSave` does, but leaves all after its first line to `resumeSome`, the faults as well. */
export function beginSave(module: GameModule, text: string): Resume | Fault {
  const header = openHeader(module, text);
  if (isFault(header)) return header;
  return { table: newTable(module), settings: newSettings(), stage: { reads: "header", header } };
}

/** Reads a line of the header more, or a clause of its position; after the last one the record is taken up. */
function readHeaderOn(resume: Resume, header: Header): Fault | undefined {
  const done = readHeader(header);
  if (typeof done !== "boolean") return done;
  if (!done) return undefined;
  const comment = findTable(header);
  if (comment.word === "setup" && isSetup(header)) {
    for (const { id } of header.engine.meta.options) resume.table.options[id] = header.options[id];
    resume.table.seed = header.seed;
    readChairs(comment.line, resume.table, resume.settings, true);
    resume.stage = { reads: "nothing" };
    return undefined;
  }
  const end = Math.max(comment.end, header.end);
  const record = beginRecord(header);
  if (isFault(record)) return record;
  takeUp(resume, record, comment, end);
  return undefined;
}

/** Whether a header has nothing but options and a seed, and nothing after it. */
function isSetup({ state, colours, named, ahead }: Header): boolean {
  return state === undefined && colours.length === 0 && named.length === 0 && ahead === undefined;
}

/** What a save says of its table, in a comment that begins with `match` or `setup`. */
interface Comment {
  /** Empty where there is none. */
  readonly word: string;
  readonly line: Line;
  /** Where the text goes on after it. */
  readonly end: number;
}

/** The first comment about a table that stands before the first action. */
function findTable({ source, ahead, last }: Header): Comment {
  const { text } = source;
  const head = ahead === undefined ? text : text.substring(0, source.at);
  let begin = head.indexOf(TABLE);
  while (begin >= 0) {
    const found = head.indexOf(NEWLINE, begin + 1);
    const stop = found < 0 ? head.length : found;
    const line = plainLine(openText(head.substring(begin + TABLE.length, stop)));
    const word = line === undefined ? "" : peek(line);
    if (line !== undefined && (word === "match" || word === "setup")) return { word, line, end: stop + 1 };
    begin = head.indexOf(TABLE, stop);
  }
  return { word: "", line: last, end: 0 };
}

/** Takes up a record; the lines of its actions begin at `first`. */
function takeUp(resume: Resume, record: OpenRecord, comment: Comment, first: number): void {
  const isSave = comment.word === "match";
  const saved = isSave ? findPosition(resume.table.module, record, first) : undefined;
  if (saved === undefined) playFromStart(resume, record);
  else resume.stage = { reads: "position", saved };
  for (const chair of resume.table.chairs) {
    const seat = record.state.colours.indexOf(chair.colour);
    chair.closed = seat < 0;
    if (seat >= 0) chair.name = record.names[seat];
  }
  if (isSave) readChairs(comment.line, resume.table, resume.settings, false);
}

/**
 * Reads and plays on: up to `n` clauses of the positions that the record begins with and that the save carries, then
 * actions. Says whether all are done, or the fault of one that cannot be.
 */
export function resumeSome(resume: Resume, n: number): boolean | Fault {
  for (let i = 0; i < n && resume.stage.reads !== "nothing"; i++) {
    const why = resumeOn(resume);
    if (why !== undefined) return why;
  }
  return resume.stage.reads === "nothing";
}

function resumeOn(resume: Resume): Fault | undefined {
  const { stage } = resume;
  switch (stage.reads) {
    case "header":
      return readHeaderOn(resume, stage.header);
    case "position":
      readPositionOn(resume, stage.saved);
      return undefined;
    case "actions":
      return playOn(resume, stage.match, stage.record);
    case "nothing":
      return undefined;
  }
}

function playOn(resume: Resume, match: Match, record: OpenRecord): Fault | undefined {
  const line = record.ahead;
  const action = nextAction(record);
  if (action === undefined || line === undefined) {
    resume.stage = { reads: "nothing" };
    return undefined;
  }
  if (isFault(action)) return action;
  const why = take(match, action, []);
  if (why !== undefined) return { line: line.number, column: line.columns[0], why };
  playFrom(resume, match, record);
  return undefined;
}

/** What is ahead in a record is still to be played. */
function playFrom(resume: Resume, match: Match, record: OpenRecord): void {
  resume.table.match = match;
  resume.stage = record.ahead === undefined ? { reads: "nothing" } : { reads: "actions", match, record };
}

/** From the first action on. */
function playFromStart(resume: Resume, record: OpenRecord): void {
  const { state, names, seed } = record;
  playFrom(resume, newMatch(resume.table.module, state, names, seed, 0, originOf(record)), record);
}

/** The position that a save carries; undefined where it has none. */
function findPosition(module: GameModule, record: OpenRecord, first: number): SavedPosition | undefined {
  const { text } = record.source;
  const begin = text.indexOf(POSITION, first - 1);
  if (begin < 0) return undefined;
  const end = text.indexOf(NEWLINE, begin + 1);
  const stop = end < 0 ? text.length : end;
  const from = begin + POSITION.length;
  const blank = text.indexOf(" ", from);
  if (blank < 0 || blank > stop) return undefined;
  const base = parseWhole(text.substring(from, blank));
  if (base < CHUNK || base > MOST_ACTIONS || base % CHUNK !== 0) return undefined;
  const line = plainLine(openText(text.substring(blank + 1, stop)));
  if (line === undefined) return undefined;
  const reader = openPosition(module, line);
  return { reader, record, base, earlier: text.substring(first, begin + 1), later: text.substring(stop + 1) };
}

/** Reads a clause more. A position that is none is passed by: the record says it all, only longer. */
function readPositionOn(resume: Resume, { reader, record, base, earlier, later }: SavedPosition): void {
  const state = readSome(reader);
  if (state === undefined) return;
  if (isFault(state) || !isOfSame(state, record)) {
    playFromStart(resume, record);
    return;
  }
  const { engine, isNew, seats, names, seed } = record;
  const match = newMatch(resume.table.module, state, names, seed, base, originOf(record));
  match.earlier = earlier;
  match.whole = record;
  const source = openText(later);
  playFrom(resume, match, { engine, source, state, isNew, seats, names, seed, ahead: nextLine(source) });
}

/** The position that the record begins with; empty where it begins with the first roll. */
function originOf({ engine: { notation, rules }, state, isNew, seed }: OpenRecord): string {
  const { options, colours, rng } = state;
  const begins = isNew || rules.hash(state) === rules.hash(rules.setup(options, colours, [...rng]));
  return begins && (seed.length > 0 || !hasRng(rng)) ? "" : notation.writePosition(state);
}

/** Whether a position has the players and the options of a record. */
function isOfSame({ colours, options }: CommonState, { engine, state }: OpenRecord): boolean {
  const same =
    colours.length === state.colours.length && colours.every((colour, i) => colour === state.colours[i]);
  return same && areSame(engine.meta.options, options, state.options);
}

/** Words in twos and threes; what is not known is passed over. A match says itself which chairs are closed. */
function readChairs(line: Line, table: Table, settings: Settings, setup: boolean): void {
  line.at = 1;
  while (line.at < line.size) {
    const word = readWord(line, "seat");
    const what = readWord(line, "seat");
    const chair = chairOfColour(table, what);
    if (word === "host") table.host = what;
    else if (word === "ended") table.ended = true;
    else if (chair !== undefined) {
      if (word === "closed") chair.closed ||= setup;
      else if (isOneOf(FLAGS, word)) chair[word] = true;
      else if (word === "bot") chair.bot = levelId(table, readWord(line, "name"));
      else chair.player = readWord(line, "name");
    } else changeSetting(settings, word, what);
  }
}

/** The id of the computer that a word of a save means; "" where the save ends before it. */
function levelId({ module }: Table, word: string): string {
  return word === "" ? "" : levelOf(module, word).id;
}
