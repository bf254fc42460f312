import { expect, it } from "vitest";
import { randomAction } from "../../../../src/games/risk-europe/bots/random";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import { countWinsAlone, duel, levelPlaying } from "../../contract/duel";

const WANTED = { games: 20, least: 17 };
const easyAction = levelPlaying(ENGINE, "easy");

it.each([
  [4, {}],
  [4, { kingdom_missions: "on" }],
  [3, {}],
  [2, { kingdom_missions: "on" }],
])("an easy player beats those who play at random: %i players, %o", (players, options) => {
  const won = countWinsAlone(ENGINE, [randomAction, easyAction], WANTED, players, options);
  expect(won).toBeGreaterThanOrEqual(WANTED.least);
});

it.each([1, 8, 9])(
  "easy players end the game of all 15 cities, however large their armies: seed %i",
  (seed) => {
    const options = { teams: "on", team_game: "cities" };
    expect(duel(ENGINE, { players: 4, seed, options, playerOf: () => easyAction, most: 12_000 }).step).toBe(
      "over",
    );
  },
);
