/** Chances to win: they sum to 1, see no more than is asked of them, and are weighed by who won. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { calibrate, calibrationText } from "../../scripts/calibrate/bins";
import { fitChances } from "../../scripts/calibrate/fit";
import { isSampled, type Sampled } from "../../scripts/calibrate/play";
import { readGames } from "../../scripts/simulate/lines";
import { decide } from "../../src/core/bots/decide";
import { chancesOf } from "../../src/core/chance";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { defaultOptions } from "../../src/core/options";
import { openRecord } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay } from "../../src/core/replay";
import { rollFrom, seedRng } from "../../src/core/rng";
import { NOBODY } from "../../src/core/types";
import { GAMES } from "../../src/games/index";

describe.each(GAMES.map((game) => [game.meta.id, game] as const))("%s", (_, game) => {
  test("each seat has a chance to win, from every view; they sum to 1, and the winner's is 1", () => {
    const { meta, rules, bots, view } = game;
    const kit = game.chance;
    expect(kit.weights.length).toBe(kit.terms.length);
    const s = rules.setup(defaultOptions(meta.options), meta.colours.slice(0, 3), seedRng(4));
    const roll = rollFrom(seedRng(9));
    for (let n = 0; n < 4000 && s.step !== "over"; n++) {
      if (n % 97 === 0)
        for (const seat of [NOBODY, 0, 2]) {
          const chances = chancesOf(kit, view.state(s, seat));
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(chances.every((chance, i) => s.seats[i].alive === chance > 0)).toBe(true);
        }
      advance(rules, s, dealSeeded(rules, s) ?? decide(bots[1], s, s.asked[0], roll), []);
    }
    if (s.step === "over" && s.winner >= 0) expect(chancesOf(kit, s)[s.winner]).toBeGreaterThan(0.3);
  });
});

test("a force that fights counts as its kingdom's army until dice take it (CR31)", () => {
  const text = readFileSync("test/records/spy-duel.txt", "utf8");
  const [game] = GAMES;
  const replay = startReplay(game, text);
  if (isFault(replay)) throw new Error("the record cannot be read");
  const { chance } = game;
  const before = chancesOf(chance, replay.state);
  expect(stepReplay(replay, [])).toMatchObject({ type: "attack" });
  const after = chancesOf(chance, replay.state);
  after.forEach((one, seat) => {
    expect(one).toBeCloseTo(before[seat], 9);
  });
});

test("who holds nothing in a continent but what has just fallen has a chance like any other, also beside neutral armies", () => {
  const position =
    "risk_classic 1\nposition risk_classic 1 ; players red blue ; phase attack ; step occupy ; turn red ; north_africa red 4 ; brazil blue 0 ; congo blue 3 ; others neutral 1 ; battle north_africa brazil dice 3 defence 1\n";
  const game = GAMES.find(({ meta }) => meta.id === "risk_classic") ?? GAMES[0];
  const opened = openRecord(game, position);
  if (isFault(opened)) throw new Error(`${opened.why.code} ${JSON.stringify(opened.why.params)}`);
  const [red, blue] = chancesOf(game.chance, opened.state);
  expect(red).toBeGreaterThan(0.3);
  expect(red + blue).toBeCloseTo(1, 9);
});

test("a fit finds the term that decides, and its chances are as often right as they say", () => {
  const roll = rollFrom(seedRng(2));
  const games = Array.from({ length: 400 }, (_, n): Sampled => {
    const ahead = (roll(201) - 100) / 50;
    const won = roll(1000) / 1000 < 1 / (1 + Math.exp(-2 * ahead));
    return {
      n,
      winners: [won ? 0 : 1],
      positions: [
        [
          [ahead, 1],
          [0, 1],
        ],
      ],
    };
  });
  const { weights, luck } = fitChances(games, 2);
  expect(weights[0]).toBeGreaterThan(1.5);
  expect(weights[0]).toBeLessThan(2.5);
  expect(Math.abs(weights[1])).toBeLessThan(0.01);
  const calibration = calibrate(games, { weights, luck });
  expect(calibration.brier).toBeLessThan(calibration.even);
  for (const { positions, chance, won } of calibration.bins)
    if (positions > 60) expect(Math.abs(chance - won) / positions).toBeLessThan(0.15);
  expect(calibrationText(calibration).split("\n")[0]).toBe(
    "| chance | positions | told on average | won of 100 |",
  );
});

test("refuses a file of which a line is no game, and leaves it as it was", () => {
  const folder = mkdtempSync(join(tmpdir(), "calibrate-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, "games.ndjson");
  const game: Sampled = { n: 0, winners: [1], positions: [[[1, 0.5], []]] };
  for (const broken of ["Dear Ann", "null", '{"n":1}', '{"n":1,"winners":[],"positions":[[["x"]]]}']) {
    const text = `${JSON.stringify(game)}\n${broken}\n{"n":2`;
    writeFileSync(file, text);
    expect(() => readGames(file, isSampled)).toThrow(
      /games\.ndjson:2: this is no line of a game: take it away/,
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  }
  writeFileSync(file, `${JSON.stringify(game)}\n{"n":2`);
  expect(readGames(file, isSampled)).toEqual([game]);
  expect(readFileSync(file, "utf8")).toBe(`${JSON.stringify(game)}\n`);
});
