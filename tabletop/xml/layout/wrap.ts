import { lineHeight, type Measure } from "./measure";
import type { Run } from "./rich";

export interface Line {
  runs: Run[];
  /** Without the blanks at its end. */
  width: number;
  height: number;
}

interface Letter {
  text: string;
  width: number;
  run: Run;
}

/** Lines of a text, and whether a word was too long for one and had to be broken. */
export interface Wrapped {
  lines: Line[];
  broken: boolean;
}

/** Room for what a sum of fractions is off. */
const SLACK = 0.01;

/** Breaks runs into lines: at line breaks, and between words where a line would get wider than `width`. */
export function wrap(list: readonly Run[], width: number, measure: Measure): Wrapped {
  const out: Wrapped = { lines: [], broken: false };
  let letters: Letter[] = [];
  let used = 0;
  const end = (): void => {
    out.lines.push(lineOf(letters, list));
    letters = [];
    used = 0;
  };
  for (const run of list)
    for (const text of run.text) {
      if (text === "\r") continue;
      if (text === "\n") {
        end();
        continue;
      }
      const letter = { text, width: measure.advance(text, run.size, run.face), run };
      letters.push(letter);
      used += letter.width;
      if (text === " " || letters.length === 1 || used <= width + SLACK) continue;
      const blank = lastBlank(letters);
      if (blank < 0) out.broken = true;
      const rest = letters.splice(blank < 0 ? letters.length - 1 : blank + 1);
      end();
      letters = rest;
      used = total(rest);
    }
  end();
  return out;
}

function total(letters: readonly Letter[]): number {
  let sum = 0;
  for (const letter of letters) sum += letter.width;
  return sum;
}

function lastBlank(letters: readonly Letter[]): number {
  let at = letters.length - 1;
  while (at >= 0 && letters[at].text !== " ") at--;
  return at;
}

function lineOf(letters: readonly Letter[], list: readonly Run[]): Line {
  let end = letters.length;
  while (end > 0 && letters[end - 1].text === " ") end--;
  const shown = letters.slice(0, end);
  const parts: Run[] = [];
  let before: Run | undefined;
  for (const { text, run } of shown) {
    if (run === before) parts[parts.length - 1].text += text;
    else parts.push({ ...run, text });
    before = run;
  }
  const sizes = (parts.length > 0 ? parts : list.slice(0, 1)).map((run) => run.size);
  return { runs: parts, width: total(shown), height: lineHeight(Math.max(0, ...sizes)) };
}
