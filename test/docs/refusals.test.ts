/** The page of refusals has every code that a table and its games give, each with its sentence and with when. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameModule } from "../../src/session/game/module";
import { REFUSALS as TABLE } from "../../src/text/en/refusals";
import { refusalText } from "../../src/text/refusals";
import { GAMES } from "../../src/games/index";

const PAGE = readFileSync("docs/refusals.md", "utf8");
const CODES_OF_TABLES = Object.keys(TABLE);

interface Row {
  readonly code: string;
  readonly when: string;
  readonly sentence: string;
}

/** The rows of the table below a mark of the page. */
function rows(mark: string): Row[] {
  const below = PAGE.split(`<!-- refusals: ${mark} -->\n`)[1] ?? "";
  const lines = below.split("\n\n")[0].trim().split("\n").slice(2);
  return lines.map((line) => {
    const [code, when, sentence] = line.split("|").slice(1, -1);
    return { code: code.trim().replaceAll("`", ""), when: when.trim(), sentence: sentence.trim() };
  });
}

/** The sentence of a code with each parameter's name in its place. */
function sentenceOf(game: GameModule, code: string): string {
  const params = new Proxy<Record<string, string>>({}, { get: (_target, name) => `{${String(name)}}` });
  return refusalText({ code, params }, game.languages["en"]);
}

describe.each(GAMES.map((game) => [game.meta.id, game] as const))("%s", (id, game) => {
  test("has a row for each code that only the game gives, and no other", () => {
    const own = Object.keys(game.languages["en"].refusals).filter((code) => !CODES_OF_TABLES.includes(code));
    expect(rows(id).map(({ code }) => code)).toEqual(own.sort());
  });

  test("says each as players read it, and when", () => {
    for (const { code, sentence, when } of [id, "any", "text", "table"].flatMap(rows)) {
      expect(sentence).toBe(sentenceOf(game, code));
      expect(when).not.toBe("");
    }
  });
});

test("what any game may refuse has a row each, and no other", () => {
  const codes = ["any", "text", "table"].flatMap((mark) => rows(mark).map(({ code }) => code));
  expect(codes.sort()).toEqual([...CODES_OF_TABLES].sort());
});
