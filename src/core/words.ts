import { faultAt, goesOn, idOf, peek, readId, shown, type Line } from "./lines";
import { refuse } from "./refusals";

/**
 * Reads the words of a clause up to the next `;` or the end of the line. `read` takes one word with its values, or
 * finds fault with it; a word that stands twice is refused.
 */
export function readWords(line: Line, read: (this: void, line: Line) => void): void {
  const seen: Record<string, boolean | undefined> = {};
  while (goesOn(line, ";")) {
    const word = peek(line);
    if (seen[word] === true) faultAt(line, line.at, refuse("text.twice", { word: shown(word) }));
    seen[word] = true;
    read(line);
  }
}

/** The next word, which is not read yet, is none of those that may stand there. */
export function unknownNext(line: Line, expected: string): void {
  faultAt(line, line.at, refuse("text.unknown", { expected, word: shown(peek(line)) }));
}

/** The indices of the words of a vocabulary that follow one another; there may be none. */
export function readIds(line: Line, ids: Readonly<Record<string, number>>, expected: string): number[] {
  const indices: number[] = [];
  while (idOf(ids, peek(line)) >= 0) indices.push(readId(line, ids, expected));
  return indices;
}

/** The word of `words` that comes next; the first of them, and a fault, where it is none. `ids` is their index. */
export function readOneOf<T extends string>(
  line: Line,
  words: readonly T[],
  ids: Readonly<Record<string, number>>,
  expected: string,
): T {
  const index = readId(line, ids, expected);
  return words[index < 0 ? 0 : index];
}

/** Whether a text is one of these words. */
export function isOneOf<T extends string>(words: readonly T[], text: string): text is T {
  const all: readonly string[] = words;
  return all.includes(text);
}
