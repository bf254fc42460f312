/** Somebody sits at each packed table and presses anything, beside computers: nothing fails, and the game goes on. */
import { expect, test } from "vitest";
import { SAVES } from "../../mod/saves/index";
import { beginningOf } from "../../scripts/soak-table/beginning";
import { replay, soakTable } from "../../scripts/soak-table/play";
import { GAMES } from "../../src/games/index";
import { sourceOf } from "../games/contract/packed";

/** Presses at each table, and the most milliseconds that they take. */
const PRESSES = 45;
const TIME = 6000;
/** A table in the midst of its game, at which two sit. */
const SEED = 7;

test.each(SAVES)("at a table of $name", { timeout: 120_000 }, async (save) => {
  const game = GAMES.find(({ meta }) => meta === save.meta);
  if (game === undefined) throw new Error(`${save.name} is of no game`);
  const soaked = { game, source: sourceOf(save), beginning: beginningOf(game.meta, SEED) };
  const end = performance.now() + TIME;
  const limits = { presses: PRESSES, goesOn: () => performance.now() < end, secrets: false };
  const { failure, presses } = await soakTable(soaked, limits);
  expect(failure).toBeUndefined();
  expect(presses.length).toBeGreaterThan(20);
});

test("a list of presses leads to the same game each time", { timeout: 120_000 }, async () => {
  const [save] = SAVES;
  const [game] = GAMES;
  const soaked = { game, source: sourceOf(save), beginning: beginningOf(game.meta, SEED) };
  const { presses, state } = await soakTable(soaked, { presses: 12, goesOn: () => true, secrets: false });
  expect(await replay(soaked, presses, false)).toEqual({ failure: undefined, state });
});
