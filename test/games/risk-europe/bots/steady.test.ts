import { expect, it } from "vitest";
import { randomAction } from "../../../../src/games/risk-europe/bots/random";
import { steadyAction } from "../../../../src/games/risk-europe/bots/weigh";
import { countWins, duel } from "./duel";

const GAMES = 20;

it.each([
  [4, {}],
  [4, { kingdom_missions: "on" }],
  [3, {}],
  [2, { kingdom_missions: "on" }],
])("a steady player beats those who play at random: %i players, %o", (players, options) => {
  const isOurs = (seat: number, seed: number): boolean => seat === seed % players;
  const won = countWins(
    GAMES,
    (seed) => duel(players, seed, options, (seat) => (isOurs(seat, seed) ? steadyAction : randomAction)),
    isOurs,
  );
  expect(won).toBeGreaterThan(GAMES * 0.8);
});

it.each([1, 8, 9])(
  "steady players end the game of all 15 cities, however large their armies: seed %i",
  (seed) => {
    const options = { teams: "on", team_game: "cities" };
    expect(duel(4, seed, options, () => steadyAction, 12_000).step).toBe("over");
  },
);
