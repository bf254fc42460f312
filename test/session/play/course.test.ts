/** The page of the Notebook on how a game went says what the lab counts of the same game. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readCourse } from "../../../scripts/review/course";
import { reviewOf } from "../../../scripts/review/review";
import { courseText } from "../../../src/session/play/course";
import { turningPoints } from "../../../src/session/play/review/turning";
import { lookedBack } from "../../helpers/looked-back";

it.each([
  ["five-players", "castle_risk", ["lands", "crowns", "coins"]],
  ["risk_europe/four-players", "risk_europe", ["lands", "crowns", "units", "coins"]],
  ["risk_classic/capital", "risk_classic", ["lands", "armies", "cards"]],
  ["risk_2008/command-room", "risk_2008", ["lands", "armies", "cards"]],
])("of %s, from round to round", (name, game, ids) => {
  const text = readFileSync(`test/records/${name}.txt`, "utf8");
  const { match, course, review, frames } = lookedBack(text);
  const { module } = match;
  expect(module.meta.id).toBe(game);
  expect(frames).toBeGreaterThan(10);
  const read = readCourse({ name, engine: module, text, shift: 0 });
  const { report, rows } = read;
  const ends = rows.filter(({ round }) => round > 0);
  expect(course.rounds).toEqual(ends.map(({ round }) => round));
  expect(course.rounds).toEqual(ends.map((_, i) => i + 1));
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
  // Chances, luck and turning points are those that the command tells.
  const told = reviewOf(read);
  expect(review.rows).toEqual(ends.map(({ chances }) => chances));
  expect(review.history.luck).toEqual(told.luck);
  expect(review.search?.luckInFights).toEqual(told.luckInFights);
  const points = review.search === undefined ? [] : turningPoints(review.search, languages["en"]);
  expect(points).toEqual(told.turningPoints);
  const whole = courseText(course, languages["en"], review).trimEnd().split("\n\n");
  expect(whole.filter((part) => !parts.includes(part)).map((part) => part.split("\n")[0])).toEqual([
    "Chance to win, of 100",
    "Luck: what dice and cards changed in the chance to win, in points of 100",
    "Turning points",
  ]);
  const of = (title: string): string => whole.find((part) => part.startsWith(title)) ?? "";
  expect(of("Chance to win")).toMatch(/^[^\n]+(\n\w+: \d+( \d+)*)+$/);
  expect(of("Luck")).toMatch(/^[^\n]+(\n\w+: ([+-]\d+\.\d|0), of it in fights ([+-]\d+\.\d|0))+$/);
  expect(of("Turning points")).toMatch(
    /^[^\n]+(\nRound \d+: [A-Z].*\.( \w+ \d+ to \d+(, \w+ \d+ to \d+)* in 100\.)?){3,5}$/,
  );
});
