import { expect, it } from "vitest";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import { countWinsAlone, playing } from "../contract/duel";

const [RANDOM, EASY] = ENGINE.bots.map(playing);
const GAMES = 40;

it.each([
  [3, {}],
  [5, {}],
  [4, { mode: "command_room" }],
  [5, { mode: "command_room", initial_placement: "dealt" }],
  [4, { mode: "world_conquest" }],
])("an easy player beats those who play at random: %i players, %o", (players, options) => {
  expect(countWinsAlone(ENGINE, [RANDOM, EASY], GAMES, players, options)).toBeGreaterThan(GAMES * 0.55);
});
