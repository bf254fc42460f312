import { describe, expect, test } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { dealSeeded } from "../../../src/core/dealer";
import { advance } from "../../../src/core/game";
import { reasonsDiffer } from "../../../scripts/attack/reasons";
import { presetOptions } from "../../../src/core/options";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { GAMES } from "../../../src/games/index";
import { publicLines } from "../../../src/session/log/lines";
import { moveTo } from "../../../src/session/match/match";
import { due } from "../../../src/session/play/pace";
import { newTable, start, submit, type Table } from "../../../src/session/table/table";

/** A table of three computers of a level, so many actions on. */
function played(id: string, level: string, actions: number): Table {
  const game = GAMES.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const table = newTable(game);
  table.chairs.forEach((chair, i) => {
    if (i < 3) chair.bot = level;
    else chair.closed = true;
  });
  start(table, [7]);
  goOn(table, actions);
  return table;
}

function goOn(table: Table, actions: number): void {
  for (let n = 0; n < actions; n++) {
    const next = due(table, "instant", 0);
    if (next === undefined || table.match === undefined) return;
    expect(submit(table, next.action, table.match.revision, [])).toBeUndefined();
  }
}

function reasonsOf({ match, module }: Table): string[] {
  if (match === undefined) return [];
  const { items } = match.log;
  return publicLines(match, 0, items.length, module.languages["en"]).filter((_, i) => items[i].why);
}

describe("the log says why a computer did what it did", () => {
  test.each([
    [
      "risk_classic",
      250,
      /^\w+ goes for \w.*: all of (South America|Australia|Africa|Europe|Asia|North America) then\.$/m,
    ],
    ["risk_2008", 300, /^\w+ goes for \w.*\.$/m],
    ["castle_risk", 500, /: \d of 8 crowns then\.$/m],
    ["risk_europe", 500, /: \d+ of 8 crowns then\.$/m],
  ])("in %s, in a sentence, not for each press", (id, actions, sentence) => {
    const table = played(id, "hard", actions);
    const reasons = reasonsOf(table);
    expect(reasons.join("\n")).toMatch(sentence);
    expect(reasons.filter((line) => !/^[A-Z][a-z]+ [a-z].*[^.]\.$/.test(line))).toEqual([]);
    expect(reasons.length).toBeLessThan(actions / 4);
  });

  test("undone and played once more it stands there once", () => {
    const table = played("risk_classic", "normal", 200);
    const reasons = reasonsOf(table);
    const { match } = table;
    if (match === undefined) throw new Error("no match");
    moveTo(match, 150);
    goOn(table, 50);
    expect(reasonsOf(table)).toEqual(reasons);
  });
});

test("no reason tells of a secret mission: with another one the same attack has the same reason (RC10.3)", () => {
  const { meta, rules, bots } = CLASSIC;
  const s = rules.setup(presetOptions(meta, "secret_mission"), meta.colours.slice(0, 3), seedRng(5));
  const roll = rollFrom(seedRng(6));
  let compared = 0;
  for (let n = 0; n < 500 && s.step !== "over"; n++) {
    if (s.step === "attack" && n % 6 === 0) {
      const twin = rules.copy(s);
      const taken = s.seats.map(({ mission }) => mission);
      twin.seats[s.turn].mission = [0, 1, 2, 3, 4, 5].find((mission) => !taken.includes(mission)) ?? -1;
      expect(reasonsDiffer(CLASSIC, [s, twin], 1)).toBeUndefined();
      compared++;
    }
    advance(rules, s, dealSeeded(rules, s) ?? decide(bots[1], s, s.asked[0], roll), []);
  }
  expect(compared).toBeGreaterThan(9);
});
