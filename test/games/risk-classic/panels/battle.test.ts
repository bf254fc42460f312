/** What the panel of an attack says of both sides. */
import { expect, test } from "vitest";
import { GAME } from "../../../../src/games/risk-classic/module";
import { ENGLISH } from "../../../../src/games/risk-classic/text/en/english";
import { play } from "../play";

test("11.1 the neutral army is named in a word, for its whole name would lie over the odds", () => {
  const { state } = play(
    "players red blue ; phase attack ; ukraine red 5 ; siam blue 1 ; others neutral 2",
    "red attack ukraine ural 3",
  );
  const view = GAME.battle?.view(state, undefined, ENGLISH);
  expect([view?.attacker.name, view?.defender.name]).toEqual(["Red: 5\nUkraine", "Neutral: 2\nUral"]);
});
