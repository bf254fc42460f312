import { trimBlanks } from "../../core/trim";
import type { Seat } from "../../core/types";
import type { Language } from "../../text/language";
import { eventsOf, NO_ITEM } from "../match/log";
import type { Match } from "../match/match";
import type { LogView } from "../table/screen";
import { lineAt } from "./lines";
import { blocksOf, isOf, isTelling, landsOf, partsOf, shownSize, type LogBlock, type LogPart } from "./parts";

/** Lines of text in a row: what unfolds begins in a row of its own, so that it can be pressed. */
export const ROW_LINES = 2;

/** Letters that have room in a line; further lines of what is unfolded stand that far right. */
const LETTERS = 70;
const INDENT = "     ";
/** As many letters as a part's row has room for besides its name. */
const MOST_LETTERS = 115;

/** What stands before what is folded, and before what is not: as wide as MARK letters. */
const MORE = "<b><color=#8E2A16>+</color></b> ";
const LESS = "<b><color=#8E2A16>–</color></b> ";
const MARK = 2;
/** What stands before the second line of a text. */
const HANG = "   ";

/** The log as lines, two to a row, and what the rows stand for. */
export interface LogRows {
  readonly lines: string[];
  size: number;
  /** By row: the key of what unfolds there, if anything. */
  readonly keys: Record<number, string | undefined>;
  /** The row at which the part that is sought begins; NO_ITEM where there is none. */
  sought: number;
}

/** Which log is read, by whom, and how far it is unfolded. */
interface Reading {
  readonly match: Match;
  readonly viewer: Seat;
  readonly view: LogView;
  readonly language: Language;
}

/** Names a part and a battle in `LogView.unfolded`, and in the commands of rows. */
export function partKey({ from }: LogPart): string {
  return `part${from}`;
}
function battleKey({ from }: LogBlock): string {
  return `battle${from}`;
}

/** The log as a view unfolds it, as one seat may read it. */
export function rowsOf(match: Match, viewer: Seat, view: LogView, language: Language): LogRows {
  const rows: LogRows = { lines: [], size: 0, keys: {}, sought: NO_ITEM };
  const reading: Reading = { match, viewer, view, language };
  for (const part of partsOf(match, shownSize(match, view.until))) {
    if (part.from === view.seek) rows.sought = nextRow(rows);
    const depth = view.unfolded[partKey(part)] ?? 0;
    const name = `${partName(reading, part)}.`;
    addHead(
      rows,
      partKey(part),
      depth === 2,
      { name, text: depth > 0 ? "" : ` ${summary(reading, part)}` },
      "",
    );
    // The name says what the item says that it is made of.
    const rest = part.isNamed ? { ...part, from: part.from + 1 } : part;
    if (depth > 0) for (const block of blocksOf(match, rest)) addBlock(rows, reading, block, depth === 2);
  }
  return rows;
}

/** Where the next thing that unfolds begins. */
function nextRow({ size }: LogRows): number {
  return Math.floor((size + ROW_LINES - 1) / ROW_LINES);
}

function addBlock(rows: LogRows, reading: Reading, block: LogBlock, all: boolean): void {
  const { match, view } = reading;
  if (!block.isBattle) {
    if (all || isTelling(match, block.from)) addLines(rows, itemText(reading, block.from), INDENT, 0);
    return;
  }
  const isOpen = view.unfolded[battleKey(block)] === 2;
  addHead(rows, battleKey(block), isOpen, { name: "", text: battleText(reading, block) }, INDENT);
  for (let i = block.from; isOpen && i < block.to; i++)
    addLines(rows, itemText(reading, i), INDENT + INDENT, 0);
}

function itemText({ match, viewer, language }: Reading, i: number): string {
  return lineAt(match, i, viewer, language);
}

function battleText({ match, language }: Reading, { from, to }: LogBlock): string {
  return language.log.battle(eventsOf(match.log, from, to), match.game.state.colours);
}

function partName({ match, language: { log, panel } }: Reading, { from, round, isNamed }: LogPart): string {
  const nameOf = (at: number): string => {
    const { event } = match.log.items[at];
    return event === undefined
      ? ""
      : (log.parts[event.type]?.(event, match.game.state.colours) ?? event.type);
  };
  if (round < 0) return isNamed ? nameOf(from) : panel.logSetup;
  return from === round
    ? nameOf(round)
    : panel.logPart(nameOf(round), isNamed ? nameOf(from) : panel.logAfter);
}

/** What a part came to, with what changed the game for all; where that is nothing, something else that happened. */
function summary(reading: Reading, part: LogPart): string {
  const { match, language } = reading;
  const { fold, moments } = match.module.log;
  const names = (types: readonly string[]): string[] =>
    landsOf(match, part, types).map((land) => language.log.land(land));
  const taken = names(fold.taken);
  const failed = names(fold.failed).filter((name) => !taken.includes(name));
  const text = language.panel.logSummary(taken, failed) + linesOf(reading, part, moments);
  return text === "" ? linesOf(reading, part, fold.telling) : text;
}

/** The lines of some types in a part, as many as have room in its row. */
function linesOf(reading: Reading, { from, to }: LogPart, types: readonly string[]): string {
  let text = "";
  for (let i = from; i < to; i++) {
    if (isOf(reading.match.log.items[i], types)) {
      const line = itemText(reading, i);
      if (text !== "" && text.length + line.length > MOST_LETTERS) return `${text}…`;
      text += `${line} `;
    }
  }
  return text;
}

/** Adds what unfolds, from a new row on. */
function addHead(
  rows: LogRows,
  key: string,
  isOpen: boolean,
  { name, text }: { readonly name: string; readonly text: string },
  indent: string,
): void {
  const row = nextRow(rows);
  if (row * ROW_LINES > rows.size) addLine(rows, "");
  const first = rows.size;
  addLines(rows, name + text, indent, MARK);
  const rest = rows.lines[first].substring(indent.length + name.length);
  rows.lines[first] = indent + (isOpen ? LESS : MORE) + (name === "" ? "" : `<b>${name}</b>`) + rest;
  const end = nextRow(rows);
  for (let i = row; i < end; i++) rows.keys[i] = key;
}

function addLine(rows: LogRows, line: string): void {
  rows.lines[rows.size] = line;
  rows.size++;
}

/** Adds a text in as many lines as it takes; on the first one something as wide as `before` letters comes before it. */
function addLines(rows: LogRows, text: string, indent: string, before: number): void {
  let line = indent;
  let isFresh = true;
  let room = LETTERS - indent.length - before;
  for (const word of trimBlanks(text).split(" ")) {
    if (word.length > room && !isFresh) {
      addLine(rows, line);
      line = indent + HANG;
      isFresh = true;
      room = LETTERS - line.length;
    }
    line += isFresh ? word : ` ${word}`;
    isFresh = false;
    room -= word.length + 1;
  }
  addLine(rows, line);
}
