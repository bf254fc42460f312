import { trimBlanks } from "../../core/trim";
import type { AnyEvent, Seat } from "../../core/types";
import type { Language } from "../../text/language";
import type { Match } from "../match/match";
import type { LogView } from "../table/room";
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
  /** The row at which the part that is sought begins; -1 where there is none. */
  sought: number;
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
  const rows: LogRows = { lines: [], size: 0, keys: {}, sought: -1 };
  const size = shownSize(match, view.until);
  for (const part of partsOf(match, size)) {
    if (part.from === view.seek) rows.sought = nextRow(rows);
    const depth = view.unfolded[partKey(part)] ?? 0;
    const name = `${partName(match, part, language)}.`;
    const said = depth > 0 ? "" : ` ${summary(match, part, viewer, language)}`;
    addHead(rows, partKey(part), depth === 2, name, said, "");
    // The name says what the item says that it is made of.
    const rest = part.isNamed ? { ...part, from: part.from + 1 } : part;
    if (depth > 0)
      for (const block of blocksOf(match, rest))
        addBlock(rows, match, viewer, view, block, depth === 2, language);
  }
  return rows;
}

/** Where the next thing that unfolds begins. */
function nextRow({ size }: LogRows): number {
  return Math.floor((size + ROW_LINES - 1) / ROW_LINES);
}

function addBlock(
  rows: LogRows,
  match: Match,
  viewer: Seat,
  view: LogView,
  block: LogBlock,
  all: boolean,
  language: Language,
): void {
  if (!block.isBattle) {
    if (all || isTelling(match, block.from))
      addLines(rows, lineAt(match, block.from, viewer, language), INDENT, 0);
    return;
  }
  const isOpen = view.unfolded[battleKey(block)] === 2;
  addHead(rows, battleKey(block), isOpen, "", battleText(match, block, language), INDENT);
  for (let i = block.from; isOpen && i < block.to; i++)
    addLines(rows, lineAt(match, i, viewer, language), INDENT + INDENT, 0);
}

function battleText(match: Match, { from, to }: LogBlock, language: Language): string {
  const events: AnyEvent[] = [];
  for (let i = from; i < to; i++) {
    const { event } = match.log.items[i];
    if (event !== undefined) events.push(event);
  }
  return language.log.battle(events, match.game.state.colours);
}

function partName(match: Match, { from, round, isNamed }: LogPart, { log, panel }: Language): string {
  const said = (at: number): string => {
    const { event } = match.log.items[at];
    return event === undefined
      ? ""
      : (log.parts[event.type]?.(event, match.game.state.colours) ?? event.type);
  };
  if (round < 0) return isNamed ? said(from) : panel.logSetup;
  return from === round ? said(round) : panel.logPart(said(round), isNamed ? said(from) : panel.logAfter);
}

/** What a part came to, with what changed the game for all; where that is nothing, something else that happened. */
function summary(match: Match, part: LogPart, viewer: Seat, language: Language): string {
  const { fold, moments } = match.module.log;
  const names = (types: readonly string[]): string[] =>
    landsOf(match, part, types).map((land) => language.log.land(land));
  const taken = names(fold.taken);
  const failed = names(fold.failed).filter((name) => !taken.includes(name));
  const text =
    language.panel.logSummary(taken, failed) + linesOf(match, part, viewer, moments, MOST_LETTERS, language);
  return text === "" ? linesOf(match, part, viewer, fold.telling, MOST_LETTERS, language) : text;
}

/** The lines of some types in a part, as many as have so many letters. */
function linesOf(
  match: Match,
  { from, to }: LogPart,
  viewer: Seat,
  types: readonly string[],
  most: number,
  language: Language,
): string {
  let text = "";
  for (let i = from; i < to; i++) {
    if (isOf(match.log.items[i], types)) {
      const line = lineAt(match, i, viewer, language);
      if (text !== "" && text.length + line.length > most) return `${text}…`;
      text += `${line} `;
    }
  }
  return text;
}

/** Adds what unfolds, from a new row on: its name, and what is said behind it. */
function addHead(
  rows: LogRows,
  key: string,
  isOpen: boolean,
  name: string,
  said: string,
  indent: string,
): void {
  const row = nextRow(rows);
  if (row * ROW_LINES > rows.size) addLine(rows, "");
  const first = rows.size;
  addLines(rows, name + said, indent, MARK);
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
function addLines(rows: LogRows, said: string, indent: string, before: number): void {
  let line = indent;
  let isFresh = true;
  let room = LETTERS - indent.length - before;
  for (const word of trimBlanks(said).split(" ")) {
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
