/** The page of the Notebook on how a game went says what the lab counts of the same game. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gameOf } from "../../../scripts/game";
import { readCourse } from "../../../scripts/review/course";
import { isFault } from "../../../src/core/refuse";
import { courseText, goOn, newCourse } from "../../../src/session/play/course";
import { openSave, resumeSome } from "../../../src/session/table/save";

it.each([
  ["five-players", "castle_risk", ["lands", "crowns", "coins"]],
  ["risk_europe/four-players", "risk_europe", ["lands", "crowns", "units", "coins"]],
  ["risk_classic/capital", "risk_classic", ["lands", "armies", "cards"]],
  ["risk_2008/command-room", "risk_2008", ["lands", "armies", "cards"]],
])("of %s, from round to round", (name, game, ids) => {
  const text = readFileSync(`test/records/${name}.txt`, "utf8");
  const module = gameOf(text, "");
  const resume = openSave(module, text);
  if (isFault(resume) || !resumeSome(resume, 100_000) || resume.table.match === undefined)
    throw new Error("the record cannot be taken up");
  const { match } = resume.table;
  expect(module.meta.id).toBe(game);
  const course = newCourse(match);
  let frames = 1;
  while (!goOn(course, 8)) frames++;
  expect(frames).toBeGreaterThan(10);
  const { report, rows } = readCourse({ name, engine: module, text, shift: 0 });
  const ends = rows.filter(({ round }) => round > 0);
  expect(course.rounds).toEqual(ends.map(({ round }) => round));
  for (const id of ids) {
    const i = report.series.findIndex((one) => one.id === id);
    const line = course.lines.find((one) => one.id === id);
    expect([id, line?.rows]).toEqual([id, ends.map(({ numbers }) => numbers[i])]);
  }
  // A line a seat of each number: those by round, and those that the page at the end has.
  const { statistics, languages } = module;
  const labels = statistics?.table(course.numbers ?? {}, match.game.state, languages["en"]).labels ?? [];
  expect(labels.length).toBeGreaterThan(4);
  const parts = courseText(course, languages["en"]).trimEnd().split("\n\n");
  expect(parts).toHaveLength(1 + course.lines.length + labels.length);
  for (const part of parts.slice(1))
    expect(part.split("\n")).toHaveLength(1 + match.game.state.colours.length);
  expect(parts[1]).toMatch(/^Territories\n\w+: \d+( \d+)*\n/);
});
