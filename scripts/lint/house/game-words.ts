import { relative } from "node:path";
import { defineRule } from "../rule";

/** Words that tie a file to one game; each is refused with an s at its end as well. */
const GAME_WORDS: ReadonlySet<string> = new Set([
  ...["castle", "risk", "europe", "territory", "territories", "army", "armies", "emperor", "vassal"],
  ...["crown", "mission", "infantry", "cavalry", "artillery", "footman", "footmen", "archer", "siege"],
]);

const isGameWord = (word: string): boolean => {
  const low = word.toLowerCase();
  return GAME_WORDS.has(low) || GAME_WORDS.has(low.replace(/s$/, ""));
};

/** Rooms for any game do not speak of one, in names, texts and comments, nor in the names of their files. */
export const gameWords = defineRule(
  'says "{{word}}": this layer knows no game, find a word for what it sees',
  ({ report, source, filename, cwd }) => ({
    Program(node) {
      [relative(cwd, filename).replaceAll("\\", "/"), ...source.lines].forEach((text, line) => {
        for (const { 0: word, index } of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)) {
          if (!isGameWord(word)) continue;
          const start = line === 0 ? { line: 1, column: 0 } : { line, column: index };
          report(node, { word }, "default", { start, end: { ...start, column: start.column + word.length } });
        }
      });
    },
  }),
);
