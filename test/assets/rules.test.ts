/** The rulebooks: pictures of what the Notebooks say. */
import { expect, test } from "vitest";
import { PAGES as CASTLE_RISK } from "../../assets/draw/games/castle-risk/rules";
import { PAGES as RISK_2008 } from "../../assets/draw/games/risk-2008/rules";
import { PAGES as RISK_CLASSIC } from "../../assets/draw/games/risk-classic/rules";
import { PAGES as RISK_EUROPE } from "../../assets/draw/games/risk-europe/rules";
import { readJson } from "../../assets/draw/kit/json";
import { linePath, setLines } from "../../assets/draw/table/prose";
import { measure } from "../../assets/draw/kit/type";
import { digest, rulebook } from "../../assets/draw/table/rulebook";
import { SAVE as CASTLE_RISK_SAVE } from "../../src/games/castle-risk/text/en/save";
import { SAVE as RISK_2008_SAVE } from "../../src/games/risk-2008/text/en/save";
import { SAVE as RISK_CLASSIC_SAVE } from "../../src/games/risk-classic/text/en/save";
import { SAVE as RISK_EUROPE_SAVE } from "../../src/games/risk-europe/text/en/save";

test("the pages that lie on the table were drawn from the words of today: npm run assets -- rules", () => {
  const books = [CASTLE_RISK, RISK_EUROPE, RISK_CLASSIC, RISK_2008];
  const drawn = books.map((pages) => rulebook(pages).map(digest));
  expect(readJson("assets/rules/drawn.json")).toEqual(drawn);
});

test.each([
  [CASTLE_RISK, CASTLE_RISK_SAVE],
  [RISK_EUROPE, RISK_EUROPE_SAVE],
  [RISK_CLASSIC, RISK_CLASSIC_SAVE],
  [RISK_2008, RISK_2008_SAVE],
])("a page says what its page of the Notebook says, and each heading has a picture", (pages, save) => {
  expect(pages.map(({ body }) => body)).toEqual(save.pages.slice(0, pages.length).map(({ body }) => body));
  for (const { body, marks } of pages)
    for (const [, heading] of body.matchAll(/^\[b\](.+)\[\/b\]$/gm))
      expect(marks[heading], heading).toBeDefined();
});

test("words are set in lines no wider than their column, and none is lost", () => {
  for (const { body } of [...CASTLE_RISK, ...RISK_EUROPE, ...RISK_CLASSIC, ...RISK_2008]) {
    const lines = setLines(body, 25, 400);
    for (const { runs, indent } of lines) {
      const width = runs.reduce((sum, { text, face }) => sum + measure(text, face, 25), indent);
      expect(width).toBeLessThanOrEqual(400);
    }
    const words = lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
    expect(words.replace(/\s/g, "")).toBe(body.replace(/\[\/?[bi]\]|\s/g, ""));
    expect(linePath(lines[0], 25, 0, 0)).toMatch(/^M/);
  }
});
