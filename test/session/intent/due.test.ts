/** Where one place is all that a step leaves, it is picked: whoever is asked only confirms. */
import { expect, test } from "vitest";
import { BOARD } from "../../../src/risk/world/board";
import { GAME } from "../../../src/games/risk-classic/module";
import { newIntent, type Intent } from "../../../src/session/intent/intent";
import { newMatch } from "../../../src/session/match/match";
import { start } from "../../games/risk-classic/play";

test("2.2 the last empty territory needs no press", () => {
  const g = start(["players red blue green"], "roll first red 6 blue 5 green 2");
  const intentNow = (): Intent => newIntent(newMatch(GAME, g.state, ["", "", ""], [1]), g.state.turn);
  const ids = BOARD.territories.map(({ id }) => id);
  for (const id of ids.slice(0, 40)) g.do(`${g.state.colours[g.state.turn]} claim ${id}`);
  expect(intentNow().draft).toEqual({ seat: g.state.turn, verb: "claim" });
  g.do(`${g.state.colours[g.state.turn]} claim ${ids[40]}`);
  expect(intentNow().draft).toEqual({ seat: g.state.turn, verb: "claim", territory: 41 });
});
