/** What ships has to be read letter by letter wherever it is loaded: here it loses what only people need. */
import { applyEdits, type Edit } from "./edits";
import { flattenEdits } from "./flatten";
import { inlineEdits } from "./inline";
import { shortenEdits } from "./shorten";
import { changeMap, moveMappings } from "./sourcemap";
import { squeezeEdits } from "./squeeze";

/** In the order in which they are taken. */
const STEPS = {
  inline: inlineEdits,
  flatten: flattenEdits,
  shorten: shortenEdits,
  squeeze: squeezeEdits,
};

/** What can be left out to see what it brings. */
export type Pass = keyof typeof STEPS;

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
  const texts = [code];
  const taken: Edit[][] = [];
  try {
    for (const step of ["inline", "flatten", "shorten", "squeeze"] as const) {
      if (without.includes(step)) continue;
      const before = texts[texts.length - 1];
      const edits = STEPS[step](before);
      taken.push(edits);
      texts.push(applyEdits(before, edits));
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { code, map };
    throw error;
  }
  const lines = texts[texts.length - 1].split("\n");
  const left = changeMap(map, (mappings) =>
    taken
      .reduce((moved, edits, i) => moveMappings(moved, texts[i], edits), mappings)
      .filter((_, i) => lines[i] !== ""),
  );
  return { code: `${lines.filter((line) => line !== "").join("\n")}\n`, map: left };
}
