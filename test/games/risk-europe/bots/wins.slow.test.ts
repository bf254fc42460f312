/** Levels of computers against the one below, in as many games as tell a small lead from chance. */
import { expect, it } from "vitest";
import { winsOf } from "./wins";

it.each([
  ["hard", "normal", 2, 50, 28],
  ["hard", "normal", 3, 50, 27],
  ["expert", "hard", 2, 16, 9],
] as const)("%s ones beat %s ones: %i players, %i games", (stronger, weaker, players, games, least) => {
  expect(winsOf(stronger, weaker, players, { games, least })).toBeGreaterThanOrEqual(least);
});
