/** Text of the Notebook set in columns: paragraphs, headings, lists, words in bold and italics. */
import { measure, textPath } from "../kit/type";

interface Run {
  readonly text: string;
  readonly face: "text" | "bold" | "italic";
}

/** A line as it is set, from the left edge of its column, and how far below the line before it stands. */
export interface SetLine {
  readonly runs: readonly Run[];
  readonly indent: number;
  readonly heading: string | undefined;
  /** Whether a column may begin with it: no paragraph is parted, and none from its heading. */
  readonly isFree: boolean;
  readonly gap: number;
}

const FACES = { b: "bold", i: "italic" } as const;
/** Shares of the size: a line, what is free between paragraphs, and before a heading; how far lists are set in. */
export const LEADING = 1.24;
const PARAGRAPH = 0.42;
const BEFORE_HEADING = 0.95;
const INDENT = 0.95;
/** Before a word that no blank parts from the one before. */
const GLUE = "\u0000";
/** How much larger a heading is. */
export const HEADING = 1.22;

/** A paragraph's words, each in its face, without the marks. */
function wordsOf(text: string): Run[] {
  const words: Run[] = [];
  let face: Run["face"] = "text";
  let isApart = true;
  for (const part of text.split(/(\[\/?[bi]\])/)) {
    const mark = /^\[(\/?)([bi])\]$/.exec(part);
    if (mark !== null) face = mark[1] === "/" ? "text" : FACES[mark[2] as "b" | "i"];
    else if (part !== "") {
      for (const [i, word] of part.split(" ").entries())
        // What follows a mark without a blank belongs to the word before.
        if (word !== "") words.push({ text: i === 0 && !isApart ? GLUE + word : word, face });
      isApart = part.endsWith(" ");
    }
  }
  return words;
}

const plain = (word: string): string => word.replace(GLUE, "");
const blankBefore = (word: string): string => (word.startsWith(GLUE) ? "" : " ");

/** Words of one face that follow each other are one run. */
function joined(words: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const [i, { text, face }] of words.entries()) {
    const last = runs.at(-1);
    const more = (i === 0 ? "" : blankBefore(text)) + plain(text);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + more };
    else runs.push({ face, text: more });
  }
  return runs;
}

const widthOf = (runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { text, face }) => sum + measure(text, face, size), 0);

/** A paragraph in lines no wider than `width`; those behind the first begin at `indent`. */
function broken(text: string, size: number, width: number, indent: number): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  for (const word of wordsOf(text)) {
    const room = lines.length === 0 ? width : width - indent;
    const glued = word.text.startsWith(GLUE);
    if (line.length > 0 && !glued && widthOf(joined([...line, word]), size) > room) {
      lines.push(joined(line));
      line = [word];
    } else line = [...line, word];
  }
  return [...lines, joined(line)];
}

/** All lines of a page of the Notebook at a size, in a column `width` pixels wide. */
export function setLines(body: string, size: number, width: number): SetLine[] {
  const lines: SetLine[] = [];
  let gap = 0;
  let isFree = true;
  for (const text of body.split("\n")) {
    const heading = /^\[b\](.+)\[\/b\]$/.exec(text)?.[1];
    if (text === "") gap = size * PARAGRAPH;
    else if (heading !== undefined) {
      lines.push({
        runs: [{ text: heading, face: "bold" }],
        indent: 0,
        heading,
        isFree,
        gap: size * BEFORE_HEADING,
      });
      gap = size * 0.12;
      isFree = false;
    } else {
      const indent = /^(- |\d+\. )/.test(text) ? size * INDENT : 0;
      for (const [i, runs] of broken(text, size, width, indent).entries()) {
        lines.push({
          ...{ runs, indent: i === 0 ? 0 : indent, heading: undefined },
          ...{ isFree: i === 0 && isFree, gap: i === 0 ? gap : 0 },
        });
        isFree = true;
      }
      gap = size * 0.1;
    }
  }
  return lines;
}

/** Path data of a line whose baseline begins at (x, y). */
export function linePath({ runs, indent }: SetLine, size: number, x: number, y: number): string {
  let at = x + indent;
  let d = "";
  for (const { text, face } of runs) {
    d += textPath(text, { face, size, x: at, y });
    at += measure(text, face, size);
  }
  return d;
}
