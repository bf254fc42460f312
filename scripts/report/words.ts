/** Ids and numbers as a report's sentences have them. */

/** An id in words: `leon_castile` is "leon castile". */
export const words = (id: string): string => id.replaceAll("_", " ");

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with as many places as tell something. */
export const number = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0));

/** A list of at least one with its last comma as a word. */
export function joined(list: readonly string[]): string {
  if (list.length === 1) return list[0];
  return `${list.slice(0, -1).join(", ")} and ${list[list.length - 1]}`;
}
