import type { AnyEvent } from "../../core/types";

/*
 * What commands print of any game of the family, with ids for indices.
 */

/** The id of a kind; null for what a view does not know. */
export function idOf(ids: readonly string[], kind: number): string | null {
  return kind >= 0 && kind < ids.length ? ids[kind] : null;
}

/** The same of a list. */
export function idsOf(ids: readonly string[], list: readonly number[]): (string | null)[] {
  return list.map((kind) => idOf(ids, kind));
}

/** How values of events are told, by their keys: lists, and single numbers. What has no entry is told as it is. */
export interface ValueWords {
  readonly lists: Readonly<Record<string, ((this: void, list: readonly number[]) => unknown) | undefined>>;
  readonly numbers: Readonly<Record<string, ((this: void, n: number) => unknown) | undefined>>;
}

/** The values of an event in the words of the notation. */
export function eventValues(event: AnyEvent, { lists, numbers }: ValueWords): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    const [list, one] = [lists[key], numbers[key]];
    if (Array.isArray(value) && list !== undefined) values[key] = list(value);
    else values[key] = typeof value === "number" && one !== undefined ? one(value) : value;
  }
  return values;
}
