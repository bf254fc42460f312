/** The page of the notation of RISK 2008 names every verb and every id, and no others. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { ENGINE } from "../../src/games/risk-2008/engine";
import { META } from "../../src/games/risk-2008/meta";
import { ARMY_IDS } from "../../src/games/risk-2008/rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../../src/games/risk-2008/rules/objectives";
import { ENDINGS } from "../../src/games/risk-2008/rules/state";
import { PHASES, STEPS } from "../../src/games/risk-2008/rules/steps";
import { VERBS } from "../../src/games/risk-2008/rules/verbs";

const PAGE = readFileSync("docs/notation-risk-2008.md", "utf8");
/** What stands between the mark of a table and the next heading. */
const below = (mark: string): string => (PAGE.split(`<!-- ${mark} -->`)[1] ?? "").split("\n## ")[0];
const block = (kind: string): string => PAGE.split(`\`\`\`${kind}\n`)[1].split("```")[0];

/** Verbs of chance; all others are of seats. */
const CHANCE = ["cities", "objectives", "first", "deal", "dice", "card"];

test("every verb of a seat has a row", () => {
  const rows = [...below("verbs").matchAll(/^\| `([a-z_]+)/gm)].map(([, verb]) => verb);
  expect(rows.sort()).toEqual(
    Object.keys(VERBS)
      .filter((verb) => !CHANCE.includes(verb))
      .sort(),
  );
});

test("armies, objectives, rewards, phases, steps, endings and options are those of the game", () => {
  for (const id of [...ARMY_IDS, ...OBJECTIVE_IDS, ...REWARDS, ...PHASES, ...STEPS, ...ENDINGS.slice(1)])
    expect(PAGE).toContain(`\`${id}\``);
  for (const { id } of META.options) expect(PAGE).toMatch(new RegExp(`\`${id} `));
});

test("the record on the page replays, and the position can be read", () => {
  const replay = startReplay(ENGINE, block("record"));
  if (isFault(replay)) throw new Error(JSON.stringify(replay));
  for (let next = stepReplay(replay, []); next !== undefined; next = stepReplay(replay, []))
    expect(isFault(next), JSON.stringify(next)).toBe(false);
  expect(replay.state.step).toBe("capital");
  const line = nextLine(openText(block("position")));
  expect(line === undefined || isFault(readPosition(ENGINE, line))).toBe(false);
});
