/** Takes out of a bundle what only people read: blanks that part no words, and comments. No line moves. */
import { decode, encode } from "@jridgewell/sourcemap-codec";

/** Lua without needless blanks and without lines of comment, which stay as empty lines. It has no long strings. */
export function squeeze(code: string): string {
  return code
    .split("\n")
    .map((line) => squeezeLine(line).text)
    .join("\n");
}

/** The map (JSON) of the code as it was, for the code squeezed. */
export function squeezeMap(map: string, code: string): string {
  const parsed = JSON.parse(map) as { mappings: string };
  const columns = code.split("\n").map((line) => squeezeLine(line).columns);
  const mappings = decode(parsed.mappings).map((line, n) =>
    line.map((segment) => {
      const moved = structuredClone(segment);
      moved[0] = columns[n]?.[segment[0]] ?? columns[n]?.at(-1) ?? 0;
      return moved;
    }),
  );
  return JSON.stringify({ ...parsed, mappings: encode(mappings) });
}

/** A line squeezed, and for each column that it had the one where its character is now. */
function squeezeLine(line: string): { text: string; columns: number[] } {
  let text = "";
  let quote = "";
  const columns: number[] = [];
  if (line.trimStart().startsWith("--")) return { text, columns: [0] };
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    columns.push(text.length);
    if (quote !== "") {
      text += c;
      if (c === "\\") {
        columns.push(text.length);
        text += line[++i] ?? "";
      } else if (c === quote) quote = "";
      continue;
    }
    if (c === '"' || c === "'") quote = c;
    if (c !== " " || partsWords(text, line, i)) text += c;
  }
  columns.push(text.length);
  return { text, columns };
}

const WORDS = /^\w\w$/;
// Joined these would be a comment, a long string, or a number or dots of another kind.
const JOINED = /^(?:--|\[\[|[\d.]\.|\.\d)$/;

/** Whether the blank at `at` keeps apart what stands before and behind it; only the last of several does. */
function partsWords(before: string, line: string, at: number): boolean {
  const next = line[at + 1] ?? "";
  if (next === " " || next === "" || before === "") return false;
  const pair = before.slice(-1) + next;
  return WORDS.test(pair) || JOINED.test(pair);
}
