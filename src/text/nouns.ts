import { entry } from "./entry";
import type { Noun, Words } from "./types";

/** A name as it stands after a number: "archers" for 2. */
export function numbered(noun: Noun, n: number): string {
  return n === 1 ? noun.one : noun.many;
}

/** The same by its id; the id itself where it has no name. */
export function nounOf(nouns: Words<Noun>, id: string, n: number): string {
  const noun = entry(nouns, id);
  return noun === undefined ? id : numbered(noun, n);
}

/** Numbers and kinds, one string each for those that are not 0: "3 archers", "1 siege weapon". */
export function countedList(ids: readonly string[], counts: readonly number[], nouns: Words<Noun>): string[] {
  return ids.flatMap((id, k) => (counts[k] > 0 ? `${counts[k]} ${nounOf(nouns, id, counts[k])}` : []));
}
