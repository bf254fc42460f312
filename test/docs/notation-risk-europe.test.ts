/** The page of Risk Europe's notation names every verb and every id, and no others. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARD_IDS } from "../../src/games/risk-europe/rules/cards";
import { MISSIONS } from "../../src/games/risk-europe/rules/missions";
import { PHASES } from "../../src/games/risk-europe/rules/steps";
import { VERBS } from "../../src/games/risk-europe/rules/verbs";
import { META } from "../../src/games/risk-europe/meta";
import { ENGINE } from "../../src/games/risk-europe/engine";
import { openRecord } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";

const PAGE = readFileSync("docs/notation-risk-europe.md", "utf8");
/** What stands between the mark of a table and the next heading. */
const below = (mark: string): string => (PAGE.split(`<!-- ${mark} -->`)[1] ?? "").split("\n## ")[0];

/** Verbs of chance; all others are of seats. */
const CHANCE = ["tile", "tie", "card", "missions", "volley", "dice", "recast"];

test("every verb of a seat has a row, in the order of the game's own list", () => {
  const rows = [...below("verbs").matchAll(/^\| `([a-z]+)/gm)].map(([, verb]) => verb);
  const verbs = Object.keys(VERBS).filter((verb) => !CHANCE.includes(verb));
  expect(rows.sort()).toEqual(verbs.sort());
});

test("cards, missions, phases and options are those of the game", () => {
  for (const id of [...CARD_IDS, ...MISSIONS, ...PHASES]) expect(PAGE).toContain(`\`${id}\``);
  for (const { id } of META.options) expect(PAGE).toMatch(new RegExp(`\`${id} `));
});

test("the record on the page can be read", () => {
  const text = PAGE.split("```record\n")[1].split("```")[0];
  const opened = openRecord(ENGINE, text);
  expect(isFault(opened)).toBe(false);
});
