/** What only people read, besides names: blanks that separate no words, zeros before a decimal point, and comments. */
import type { Edit } from "./edits";

/** The edits that take out needless blanks and lines of comment. The source has no long strings; no line moves. */
export function squeezeEdits(source: string): Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  for (const line of source.split("\n")) {
    const blanks = line.trimStart().startsWith("--") ? [[0, line.length] as const] : needless(line);
    for (const [from, to] of blanks) edits.push({ from: start + from, to: start + to, text: "" });
    start += line.length + 1;
  }
  return edits;
}

/** The stretches of blanks in a line that separate no words, each from one column up to another. */
function needless(line: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let quote = "";
  for (let i = 0; i < line.length; i++) {
    const sign = line[i];
    if (quote !== "") {
      if (sign === "\\") i++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "0" && isPlainZero(line, i)) found.push([i, i + 1]);
    else if (sign === " ") {
      let end = i + 1;
      while (line[end] === " ") end++;
      const from = partsWords(line[i - 1] ?? "", line[end] ?? "") ? i + 1 : i;
      if (end > from) found.push([from, end]);
      i = end - 1;
    }
  }
  return found;
}

/** Whether a zero stands before the point of a decimal fraction, with nothing before it that would join with the point. */
function isPlainZero(line: string, i: number): boolean {
  return line[i + 1] === "." && /\d/.test(line[i + 2] ?? "") && !/[\w.]/.test(line[i - 1] ?? " ");
}

const WORDS = /^\w\w$/;
// Joined these would be a comment, a long string, or a number or dots of another kind.
const JOINED = /^(?:--|\[\[|[\d.]\.|\.\d)$/;

function partsWords(before: string, next: string): boolean {
  return WORDS.test(before + next) || JOINED.test(before + next);
}
