import type { TableObject } from "./types";

/** Whether an object has a tag: they are the same whatever their capitals. */
export function carries(object: TableObject, tag: string): boolean {
  return (object.data.Tags ?? []).some((own) => own.toLowerCase() === tag.toLowerCase());
}

/** Whether what is meant for these tags is meant for an object: it shares one, or there is none. */
export function suits(object: TableObject, tags: readonly string[]): boolean {
  return tags.length === 0 || tags.some((tag) => carries(object, tag));
}
