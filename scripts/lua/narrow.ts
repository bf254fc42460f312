/** What ships has to be read letter by letter wherever it is loaded: here it loses what only people need. */
import { applyEdits } from "./edits";
import { flattenEdits } from "./flatten";
import { inlineEdits } from "./inline";
import { shortenEdits } from "./shorten";
import { closeMap, joinMap, moveMap, type Place } from "./sourcemap";
import { squeezeEdits } from "./squeeze";

const STEPS = { inline: inlineEdits, flatten: flattenEdits, shorten: shortenEdits, squeeze: squeezeEdits };

/** What can be left out to see what it brings. */
export type Pass = keyof typeof STEPS | "joinLines";

/**
 * A bundle with fewer and shorter names and statements, no needless blanks and no empty lines, and its map (JSON, or
 * empty). What does not parse stays as it is, for the check of the bundle to refuse. The source has no long strings.
 * Passes of `without` are left out.
 */
export function narrow(
  code: string,
  map: string,
  without: readonly Pass[] = [],
): { code: string; map: string } {
  let made = { code, map };
  try {
    for (const step of ["inline", "flatten", "shorten", "squeeze"] as const) {
      if (without.includes(step)) continue;
      const edits = STEPS[step](made.code);
      made = { code: applyEdits(made.code, edits), map: moveMap(made.map, made.code, edits) };
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { code, map };
    throw error;
  }
  const lines = made.code.split("\n").filter((line) => line !== "");
  const closed = closeMap(made.map, made.code);
  if (without.includes("joinLines")) return { code: `${lines.join("\n")}\n`, map: closed };
  return joinLines(lines, closed);
}

/**
 * Lists and calls stand in one line each: behind a comma, and within brackets, no break is needed. Nor is one between a
 * bracket and the end of a block. Other statements keep lines of their own: Lua 5.2 tells an error's line alone.
 */
function joinLines(lines: readonly string[], map: string): { code: string; map: string } {
  const joined: string[] = [];
  const places = lines.map((line): Place => {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined &&
      (/[,({]$/.test(last) || /^[)}]/.test(line) || (/[)\]}"]$/.test(last) && NO_BREAK.test(line)));
    if (!isOpen) joined.push(line);
    else joined[joined.length - 1] = last + line;
    return { line: joined.length - 1, column: isOpen ? last.length : 0 };
  });
  return { code: `${joined.join("\n")}\n`, map: joinMap(map, places) };
}

/** What needs no break behind a bracket or a text: the end of a block, and a call of `require`. */
const NO_BREAK = /^(?:(?:end|else)\b|\w+"\w+"$)/;
