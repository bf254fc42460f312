import {
  idOf,
  indexIds,
  peek,
  readCounts,
  readId,
  readInt,
  writeCounts,
  writeNumbers,
  type Line,
} from "../../core/lines";
import { NOBODY } from "../../core/types";
import { readIds, readOneOf, readWords, unknownNext } from "../../core/words";
import { MOST } from "../limits";
import { readVersus } from "./dice";

/*
 * What positions consist of, as tables that read and write: a clause is a word with its values, or with words of its own
 * after it. `T` is what they are read into and written from, `S` the whole state, `D` the draft of a position.
 */

export interface Word<T, S = unknown, D = unknown> {
  readonly word: string;
  read(this: void, line: Line, to: T, draft: D): void;
  /** The word with its values, a blank before it; empty where they are what a reader takes for granted. */
  write(this: void, from: T, s: S): string;
}

/** The words that may follow one another, in the order in which they are written. */
export interface Words<T, S, D> {
  /** Reads one of them, if the next word is one; says whether it was. */
  readOne(this: void, line: Line, to: T, draft: D): boolean;
  /** Reads all there are; another one is refused, where `expected` was expected. */
  read(this: void, line: Line, to: T, draft: D, expected: string): void;
  write(this: void, from: T, s: S): string;
}

export function wordsOf<T, S = unknown, D = unknown>(list: readonly Word<T, S, D>[]): Words<T, S, D> {
  const index = indexIds(list.map(({ word }) => word));
  const readOne = (line: Line, to: T, draft: D): boolean => {
    const i = idOf(index, peek(line));
    if (i < 0) return false;
    line.at++;
    list[i].read(line, to, draft);
    return true;
  };
  return {
    readOne,
    read: (line, to, draft, expected) => {
      readWords(line, () => {
        if (!readOne(line, to, draft)) unknownNext(line, expected);
      });
    },
    write: (from, s) => {
      let text = "";
      for (const word of list) text += word.write(from, s);
      return text;
    },
  };
}

type Field<K extends string, V> = { [P in K]: V };

/** The word for a field: `read` reads what stands after it, `write` gives that text; undefined leaves the word out too. */
export function field<K extends string, V, S = unknown, D = unknown>(
  key: K,
  read: (this: void, line: Line, draft: D) => V,
  write: (this: void, value: V, s: S) => string | undefined,
  word: string = key,
): Word<Field<K, V>, S, D> {
  return {
    word,
    read: (line, to, draft) => {
      to[key] = read(line, draft);
    },
    write: (from, s) => {
      const text = write(from[key], s);
      return text === undefined ? "" : ` ${word}${text}`;
    },
  };
}

/** How the word is called, where not as the field. */
interface Named {
  readonly word?: string;
}

/** A word alone: that something is so. */
export function flag<K extends string>(key: K): Word<Field<K, boolean>> {
  return field(
    key,
    () => true,
    (is) => (is ? "" : undefined),
  );
}

/** A whole number; `usual` is the one that is not written. */
export function whole<K extends string>(
  key: K,
  range: Named & { readonly least?: number; readonly most?: number; readonly usual?: number } = {},
): Word<Field<K, number>> {
  const { least = 0, most = MOST, usual } = range;
  return field(
    key,
    (line) => readInt(line, least, most),
    (n) => (n === usual ? undefined : ` ${n}`),
    range.word,
  );
}

/** Numbers by kind, `infantry 2 siege 1`; kinds that count 0 are not written. */
export function counts<K extends string>(
  key: K,
  kinds: readonly string[],
  most = MOST,
): Word<Field<K, number[]>> {
  const index = indexIds(kinds);
  return field(
    key,
    (line) => readCounts(line, index, kinds.length, most),
    (numbers) => unlessEmpty(writeCounts(numbers, kinds)),
  );
}

/** Indices by their ids, one after the other; with `least` 1 there must be one after the word. */
export function ids<K extends string>(
  key: K,
  names: readonly string[],
  expected: string,
  { least = 0, word }: Named & { readonly least?: 0 | 1 } = {},
): Word<Field<K, number[]>> {
  const index = indexIds(names);
  return field(
    key,
    (line) => (least > 0 ? [readId(line, index, expected)] : []).concat(readIds(line, index, expected)),
    (indices) => unlessEmpty(idWords(indices, names)),
    word,
  );
}

/** One of these words, which is always written. */
export function oneOf<K extends string, V extends string>(
  key: K,
  values: readonly V[],
  { expected = key, word }: Named & { readonly expected?: string } = {},
): Word<Field<K, V>> {
  const index = indexIds(values);
  return field(
    key,
    (line) => readOneOf(line, values, index, expected),
    (value) => ` ${value}`,
    word,
  );
}

export interface Coloured {
  readonly colours: readonly string[];
}

export interface Seated {
  readonly seats: Readonly<Record<string, number>>;
}

/** A seat by its colour; NOBODY is not written. */
export function seat<K extends string>(key: K): Word<Field<K, number>, Coloured, Seated> {
  return field(
    key,
    (line, { seats }: Seated) => readId(line, seats, "seat"),
    (i, { colours }: Coloured) => (i === NOBODY ? undefined : ` ${colours[i]}`),
  );
}

/** Seats by their colours. */
export function seatList<K extends string>(key: K): Word<Field<K, number[]>, Coloured, Seated> {
  return field(
    key,
    (line, { seats }: Seated) => readIds(line, seats, "seat"),
    (list, { colours }: Coloured) => unlessEmpty(idWords(list, colours)),
  );
}

/** Losses that both sides of a fight still owe. */
export const DUE: Word<{ attackerDue: number; defenderDue: number }> = {
  word: "due",
  read: (line, to) => {
    to.attackerDue = readInt(line, 0, MOST);
    to.defenderDue = readInt(line, 0, MOST);
  },
  write: ({ attackerDue, defenderDue }) =>
    attackerDue + defenderDue > 0 ? ` due ${attackerDue} ${defenderDue}` : "",
};

/** The dice of both sides as they lie, `6 5 vs 4`, each up to `most`. */
export function diceUpTo(most: number): Word<{ attackerDice: number[]; defenderDice: number[] }> {
  return {
    word: "dice",
    read: (line, to) => {
      to.attackerDice = readDice(line, most);
      readVersus(line);
      to.defenderDice = readDice(line, most);
    },
    write: ({ attackerDice, defenderDice }) =>
      attackerDice.length + defenderDice.length > 0
        ? ` dice${writeNumbers(attackerDice)} vs${writeNumbers(defenderDice)}`
        : "",
  };
}

function readDice(line: Line, most: number): number[] {
  const dice: number[] = [];
  while (line.fault === undefined && isNumber(peek(line))) dice.push(readInt(line, 1, most));
  return dice;
}

function isNumber(word: string): boolean {
  const code = word === "" ? 0 : word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

export function unlessEmpty(text: string): string | undefined {
  return text === "" ? undefined : text;
}

/** Ids with a blank before each. */
export function idWords(indices: readonly number[], names: readonly string[]): string {
  let text = "";
  for (const i of indices) text += ` ${names[i]}`;
  return text;
}
