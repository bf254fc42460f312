import { expect, test } from "vitest";
import type { Roll } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { duel, levelPlaying } from "../../contract/duel";

// In each of these games mercenaries took from whoever came near to ten crowns (rule 9.2), round after round, or sat on the
// cities that nobody had.
test.each([
  ["normal", 15],
  ["normal", 90],
  ["easy", 107],
  ["hard", 63],
  ["hard", 131],
])("two %s computers go for crowns in a long war, and end it by round 40: seed %i", (level, seed) => {
  const player = levelPlaying(ENGINE, level);
  let last = 0;
  const noting = (s: State, seat: number, roll: Roll): Action => {
    last = s.round;
    return player(s, seat, roll);
  };
  duel(ENGINE, { players: 2, seed, playerOf: () => noting });
  expect(last).toBeLessThanOrEqual(40);
});
