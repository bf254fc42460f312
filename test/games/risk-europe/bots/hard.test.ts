import { expect, it } from "vitest";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Seat } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import { duel, levelPlaying } from "../../contract/duel";
import { leadBetween } from "./wins";

const hardAction = levelPlaying(ENGINE, "hard");

/** Games of three are played in wins.slow.test.ts. */
it("one of two seats is hard, and beats the normal one", () => {
  expect(leadBetween("hard", "normal", 2)).toBeGreaterThan(0);
});

it.each([
  [4, { kingdom_missions: "on" }],
  [2, {}],
])("a hard player looks at nothing that its seat may not know: %i players, %o", (players, options) => {
  let asked = 0;
  const player = (s: State, seat: Seat): Action => {
    const action = hardAction(s, seat, rollFrom(seedRng(5)));
    expect(hardAction(viewOf(s, seat), seat, rollFrom(seedRng(5)))).toEqual(action);
    asked++;
    return action;
  };
  duel(ENGINE, { players, seed: 7, options, playerOf: () => player, seen: (s) => s });
  expect(asked).toBeGreaterThan(100);
});
