/** Titles that may begin with a number. */
import { measure, textPath } from "../../kit/type";

/** The face of titles has figures of the old style, of which the one is taken for a letter: numbers have another. */
const faceOf = (word: string): string => (/^\d+$/.test(word) ? "black" : "title");
const BLANK = 0.26;

/** Path data of a line of a title about a middle, `most` pixels high and less where it would be wider than `width`. */
export function heading(text: string, most: number, width: number, x: number, middle: number): string {
  const words = /^\d/.test(text) ? text.split(/ (.*)/s, 2) : [text];
  const wide = (size: number): number =>
    words.reduce((sum, word) => sum + measure(word, faceOf(word), size), (words.length - 1) * BLANK * size);
  const size = Math.min(most, (most * width) / wide(most));
  let from = x - wide(size) / 2;
  return words
    .map((word) => {
      const d = textPath(word, { face: faceOf(word), size, x: from, y: middle + size * 0.32 });
      from += measure(word, faceOf(word), size) + BLANK * size;
      return d;
    })
    .join("");
}
