/** The page of classic RISK's notation names every verb and every id, and no others. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { ENGINE } from "../../src/games/risk-classic/engine";
import { META } from "../../src/games/risk-classic/meta";
import { MISSIONS } from "../../src/games/risk-classic/rules/missions";
import { ENDINGS } from "../../src/games/risk-classic/rules/state";
import { PHASES, STEPS } from "../../src/games/risk-classic/rules/steps";
import { VERBS } from "../../src/games/risk-classic/rules/verbs";

const PAGE = readFileSync("docs/notation-risk-classic.md", "utf8");
/** What stands between the mark of a table and the next heading. */
const below = (mark: string): string => (PAGE.split(`<!-- ${mark} -->`)[1] ?? "").split("\n## ")[0];
const block = (kind: string): string => PAGE.split(`\`\`\`${kind}\n`)[1].split("```")[0];

/** Verbs of chance; all others are of seats. A trade is one line, with a territory or without. */
const CHANCE = ["first", "mission", "deal", "lot", "dice", "card"];

test("every verb of a seat has a row", () => {
  const rows = [...below("verbs").matchAll(/^\| `([a-z]+)/gm)].map(([, verb]) => verb);
  const verbs = Object.keys(VERBS).filter((verb) => !CHANCE.includes(verb) && verb !== "trade_on");
  expect(rows.sort()).toEqual(verbs.sort());
});

test("missions, phases, steps, endings and options are those of the game", () => {
  const missions = MISSIONS.filter((id) => !id.startsWith("destroy_"));
  for (const id of [...missions, ...PHASES, ...STEPS, ...ENDINGS.slice(1)])
    expect(PAGE).toContain(`\`${id}\``);
  for (const { id } of META.options) expect(PAGE).toMatch(new RegExp(`\`${id} `));
});

test("the record on the page replays, and the position can be read", () => {
  const replay = startReplay(ENGINE, block("record"));
  if (isFault(replay)) throw new Error(JSON.stringify(replay));
  for (let next = stepReplay(replay, []); next !== undefined; next = stepReplay(replay, []))
    expect(isFault(next), JSON.stringify(next)).toBe(false);
  expect(replay.state.step).toBe("deal");
  const line = nextLine(openText(block("position")));
  expect(line === undefined || isFault(readPosition(ENGINE, line))).toBe(false);
});
