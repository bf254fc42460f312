import { expect, it } from "vitest";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import { countWinsAlone, playing } from "../contract/duel";

const [RANDOM, EASY] = ENGINE.bots.map(playing);
const WANTED = { games: 40, least: 23 };

it.each([
  [3, {}],
  [5, {}],
  [4, { mode: "command_room" }],
  [5, { mode: "command_room", initial_placement: "dealt" }],
  [4, { mode: "world_conquest" }],
])("an easy player beats those who play at random: %i players, %o", (players, options) => {
  const won = countWinsAlone(ENGINE, [RANDOM, EASY], WANTED, players, options);
  expect(won).toBeGreaterThanOrEqual(WANTED.least);
});
