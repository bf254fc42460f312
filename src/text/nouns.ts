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
  const list: string[] = [];
  let n = 0;
  for (let k = 0; k < ids.length; k++) {
    if (counts[k] > 0) {
      list[n] = `${counts[k]} ${nounOf(nouns, ids[k], counts[k])}`;
      n++;
    }
  }
  return list;
}
