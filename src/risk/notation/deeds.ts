import {
  indexIds,
  readCounts,
  readId,
  readInt,
  readNumbers,
  writeCounts,
  writeNumbers,
  type Line,
} from "../../core/lines";
import type { DeedReader, Seats } from "../../core/read-action";
import type { AnyAction, OfType, Seat } from "../../core/types";
import { MOST } from "../limits";

/*
 * What seats do, as a table that reads and writes it: after its verb an action has its values, one after the other.
 */

/** A value of an action: what reads it, and what writes it with a blank before it. */
export interface Value<V> {
  read(this: void, line: Line, seats: Seats): V;
  write(this: void, value: V, colours: readonly string[]): string;
}

/** One that says nothing of who plays. */
type Plain<V> = {
  readonly read: (this: void, line: Line) => V;
  readonly write: (this: void, value: V) => string;
};

type Key<A> = Exclude<keyof A, "type" | "seat">;
type Part<A> = { [K in Key<A>]: readonly [key: K, value: Value<A[K]>] }[Key<A>];

/** By its verb what follows it, in this order; a verb that is left out is read and written in a way of its own. */
export type DeedTable<A extends AnyAction> = { readonly [T in A["type"]]?: readonly Part<OfType<A, T>>[] };

/** The same without the types of its values. */
type Parts = Readonly<Record<string, readonly (readonly [key: string, value: Value<unknown>])[] | undefined>>;

/** What reads the actions of a table, by their verbs. */
export function deedReaders<A extends AnyAction>(table: DeedTable<A>): Record<string, DeedReader<A>> {
  const readers: Record<string, DeedReader<A>> = {};
  const partsOf = table as Parts;
  for (const type of Object.keys(table))
    readers[type] = (line, seat, seats) => {
      const action: { type: string; seat: Seat } & Record<string, unknown> = { type, seat };
      for (const [key, value] of partsOf[type] ?? []) action[key] = value.read(line, seats);
      return action as AnyAction as A;
    };
  return readers;
}

/** Writes an action of a table, without its seat; one that the table has not is its verb alone. */
export function writeDeed<A extends AnyAction>(
  table: DeedTable<A>,
  action: A,
  colours: readonly string[],
): string {
  const values = action as Readonly<Record<string, unknown>>;
  let text = action.type;
  for (const [key, value] of (table as Parts)[action.type] ?? []) text += value.write(values[key], colours);
  return text;
}

/** A whole number from `least` on. */
export function numberFrom(least: number): Plain<number> {
  return { read: (line) => readInt(line, least, MOST), write: (n) => ` ${n}` };
}

/** Numbers up to the end of the line. */
export const NUMBERS: Plain<readonly number[]> = {
  read: (line) => readNumbers(line, "vs", MOST),
  write: writeNumbers,
};

/** One of these ids, as its index; `expected` is what a reader says that it wants. */
export function oneId(ids: readonly string[], expected: string): Plain<number> {
  const index = indexIds(ids);
  return { read: (line) => readId(line, index, expected), write: (k) => ` ${ids[k]}` };
}

/** How many there are of each of these ids. */
export function countsOf(ids: readonly string[]): Plain<number[]> {
  const index = indexIds(ids);
  return {
    read: (line) => readCounts(line, index, ids.length, MOST),
    write: (counts) => writeCounts(counts, ids),
  };
}
