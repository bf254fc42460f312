import { unpack } from "./pack";
import { refuse } from "./refusals";
import type { Fault, Refusal } from "./types";

/** Longest line and longest text that are read, in characters; what is larger is refused, not cut. */
export const MAX_LINE = 100000;
export const MAX_TEXT = 8000000;

const NEWLINE = 10;
const SPACE = 32;
const HASH = 35;
// A byte order mark, as one character and as the bytes that Lua sees.
const BOM = 65279;
const BOM_BYTES = [239, 187, 191];

/** A text that is read line by line. The lines read so far are forgotten. */
export interface Source {
  readonly text: string;
  /** Where the next line begins, counted from 0, and its number, counted from 1. */
  at: number;
  line: number;
  /** The last `words` line, for the `packed` ones after it, and the one of these that is being read. */
  words: readonly string[];
  packed: Line | undefined;
}

/** One line, cut into words. The first fault that a reader finds stays, and is what counts. */
export interface Line {
  readonly number: number;
  readonly words: string[];
  /** Column of each word, counted from 1, and the one after the last word. */
  readonly columns: number[];
  readonly size: number;
  /** The next word to be read, counted from 0. */
  at: number;
  fault: Fault | undefined;
}

/** Opens a text; a byte order mark at its start is no part of it. */
export function openText(text: string): Source {
  let at = text.charCodeAt(0) === BOM ? 1 : 0;
  if (BOM_BYTES.every((byte, i) => text.charCodeAt(i) === byte)) at = BOM_BYTES.length;
  return { text, at, line: 1, words: [], packed: undefined };
}

/** The next line that has words on it, or undefined at the end; those in a `packed` line come one by one. */
export function nextLine(source: Source): Line | undefined {
  return nextPacked(source) ?? unfold(source, plainLine(source));
}

/** The line itself, or the first of those that are packed in it or in the lines after it. */
export function unfold(source: Source, plain: Line | undefined): Line | undefined {
  let line = plain;
  while (line !== undefined && isAboutPacked(source, line)) {
    const first = nextPacked(source);
    if (first !== undefined) return first;
    line = plainLine(source);
  }
  return line;
}

/** Takes up a `words` or a `packed` line; says whether it is one. */
function isAboutPacked(source: Source, line: Line): boolean {
  if (line.fault !== undefined || line.size < 2) return false;
  if (line.words[0] === "words") source.words = line.words;
  else if (line.words[0] === "packed" && line.size === 2) source.packed = line;
  else return false;
  return true;
}

/** The next line of the packed one that is being read; undefined after its last one, and where there is none. */
function nextPacked(source: Source): Line | undefined {
  const { packed } = source;
  if (packed === undefined) return undefined;
  const text = packed.words[1];
  if (packed.at >= text.length) {
    source.packed = undefined;
    return undefined;
  }
  const { words, starts, end, unknown, long } = unpack(text, packed.at, source.words, 1, MAX_LINE);
  packed.at = end;
  const columns = starts.map((start) => packed.columns[1] + start);
  if (unknown === "" && !long) columns[words.length] = packed.columns[1] + end - 1;
  const line: Line = { number: packed.number, words, columns, size: words.length, at: 0, fault: undefined };
  if (long) faultAt(line, 0, refuse("text.long_line", { most: MAX_LINE }));
  else if (unknown !== "")
    faultAt(line, words.length, refuse("text.unknown", { expected: "packed", word: unknown }));
  return line;
}

/**
 * The next line that has words on it as it stands, `packed` or not. Words are separated by blanks, as which all
 * control characters count; `#` where a word would begin starts a comment. A line that is too long, even
 * a comment, has that fault from the start. Reads every character once, for MoonSharp's searches do not.
 */
export function plainLine(source: Source): Line | undefined {
  const { text } = source;
  const end = text.length;
  while (source.at < end) {
    const number = source.line;
    const words: string[] = [];
    const columns: number[] = [];
    const begin = source.at;
    let size = 0;
    let word = -1;
    let comment = false;
    let i = begin;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code === NEWLINE) break;
      if (code <= SPACE) {
        if (word >= 0) {
          words[size] = text.substring(word, i);
          size++;
          word = -1;
        }
      } else if (word < 0 && !comment) {
        if (code === HASH) comment = true;
        else {
          word = i;
          columns[size] = i - begin + 1;
        }
      }
      i++;
    }
    if (word >= 0) {
      words[size] = text.substring(word, i);
      size++;
    }
    columns[size] = i - begin + 1;
    source.at = i + 1;
    source.line++;
    let fault: Fault | undefined;
    if (i - begin > MAX_LINE)
      fault = { line: number, column: 1, why: refuse("text.long_line", { most: MAX_LINE }) };
    if (size > 0 || fault !== undefined) return { number, words, columns, size, at: 0, fault };
  }
  return undefined;
}

/** Notes a fault at a word of the line; an earlier one stands. Columns after the last word are its end. */
export function faultAt(line: Line, word: number, why: Refusal): Fault {
  const fault = { line: line.number, column: line.columns[word < line.size ? word : line.size], why };
  if (line.fault === undefined) line.fault = fault;
  return line.fault;
}

/** Whether a reader may go on with the line: no fault so far, and a word left that is not `until`. */
export function goesOn(line: Line, until: string): boolean {
  return line.fault === undefined && line.at < line.size && line.words[line.at] !== until;
}

/** The next word, without moving on; empty after the last one. */
export function peek(line: Line): string {
  return line.at < line.size ? line.words[line.at] : "";
}

/** The next word; one must be there. */
export function readWord(line: Line, expected: string): string {
  if (line.at >= line.size) {
    faultAt(line, line.at, refuse("text.missing", { expected }));
    return "";
  }
  line.at++;
  return line.words[line.at - 1];
}

/** Moves on over this very word, if it is the next one; says whether it was. */
export function skip(line: Line, word: string): boolean {
  if (peek(line) !== word) return false;
  line.at++;
  return true;
}

/** What is left on the line must be nothing. */
export function readEnd(line: Line): void {
  if (line.at < line.size) faultAt(line, line.at, refuse("text.more", { word: shown(peek(line)) }));
}

/** The index of the next word in a vocabulary; -1 and a fault where it is not one of its words. */
export function readId(line: Line, ids: Readonly<Record<string, number>>, expected: string): number {
  const word = readWord(line, expected);
  const index = idOf(ids, word);
  if (index < 0 && word !== "") unknownWord(line, expected, word);
  return index;
}

/** The index of a word, or -1. */
export function idOf(ids: Readonly<Record<string, number>>, word: string): number {
  const index: unknown = ids[word]; // a JavaScript object also answers to "constructor" and the like
  return typeof index === "number" ? index : -1;
}

/** A vocabulary's words by index, as a table from word to index. */
export function indexIds(ids: readonly string[]): Readonly<Record<string, number>> {
  const index: Record<string, number> = {};
  const n = ids.length;
  for (let i = 0; i < n; i++) index[ids[i]] = i;
  return index;
}

/** A whole number from `least` to `most`, digits only, no leading zero. */
export function readInt(line: Line, least: number, most: number): number {
  const word = readWord(line, "number");
  const value = parseWhole(word);
  if (value < 0 && word !== "") faultAt(line, line.at - 1, refuse("text.number", { word: shown(word) }));
  else if (value >= 0 && (value < least || value > most)) {
    faultAt(line, line.at - 1, refuse("text.range", { value, least, most }));
  }
  return value;
}

/** Whole numbers up to the end of the line, or to this word. */
export function readNumbers(line: Line, until: string, most: number): number[] {
  const numbers: number[] = [];
  let n = 0;
  while (line.at < line.size && peek(line) !== until) {
    numbers[n] = readInt(line, 0, most);
    n++;
  }
  return numbers;
}

/** Writes numbers as readNumbers reads them, each with a blank before it. */
export function writeNumbers(values: readonly number[]): string {
  let text = "";
  for (const value of values) text += ` ${value}`;
  return text;
}

/** The word just read is none of those that may stand there. */
export function unknownWord(line: Line, expected: string, word: string): void {
  faultAt(line, line.at - 1, refuse("text.unknown", { expected, word: shown(word) }));
}

/** The number that these digits write, at most ten of them; -1 for anything else. */
export function parseWhole(word: string): number {
  const n = word.length;
  if (n === 0 || n > 10) return -1;
  let value = 0;
  for (let i = 0; i < n; i++) {
    const digit = word.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9) || (i === 0 && digit === 0 && n > 1)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * Counts by kind: `kind number` pairs for as long as the words are of the vocabulary, in any order, each
 * kind once, none 0.
 */
export function readCounts(
  line: Line,
  ids: Readonly<Record<string, number>>,
  kinds: number,
  most: number,
): number[] {
  const counts: number[] = [];
  for (let k = 0; k < kinds; k++) counts[k] = 0;
  while (line.at < line.size && idOf(ids, peek(line)) >= 0) {
    const kind = idOf(ids, readWord(line, "kind"));
    if (counts[kind] > 0) faultAt(line, line.at - 1, refuse("text.twice", { word: line.words[line.at - 1] }));
    const n = readInt(line, 1, most);
    counts[kind] = n < 0 ? 0 : n;
  }
  return counts;
}

/** Writes counts as readCounts reads them, each pair with a blank before it. */
export function writeCounts(counts: readonly number[], ids: readonly string[]): string {
  let text = "";
  const n = counts.length;
  for (let k = 0; k < n; k++) if (counts[k] > 0) text += ` ${ids[k]} ${counts[k]}`;
  return text;
}

const SHOWN = 40;

/**
 * A word as it may stand in a sentence: cut, and printable ASCII alone. Other characters in a row are one
 * `?`, for Lua sees bytes where JavaScript sees characters.
 */
export function shown(word: string): string {
  let text = "";
  let size = 0;
  let strange = false;
  const n = word.length;
  for (let i = 0; i < n; i++) {
    const code = word.charCodeAt(i);
    const plain = code > 32 && code < 127;
    if (plain || !strange) {
      if (size === SHOWN) return text + "...";
      text += plain ? word.substring(i, i + 1) : "?";
      size++;
    }
    strange = !plain;
  }
  return text;
}
