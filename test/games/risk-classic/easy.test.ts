import { expect, it } from "vitest";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import { countWinsAlone, playing } from "../contract/duel";

const [RANDOM, EASY] = ENGINE.bots.map(playing);
const WANTED = { games: 20, least: 13 };

it.each([
  [2, {}],
  [4, {}],
  [6, { initial_placement: "dealt" }],
  [4, { mode: "capital" }],
  [3, { mode: "secret_mission" }],
])("an easy player beats those who play at random: %i players, %o", (players, options) => {
  const won = countWinsAlone(ENGINE, [RANDOM, EASY], WANTED, players, options);
  expect(won).toBeGreaterThanOrEqual(WANTED.least);
});
