import { expect, test } from "vitest";
import { presetOptions } from "../../../../src/core/options";
import type { Roll } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { duel, levelPlaying } from "../../contract/duel";

/** The last round of a game in which all are computers of this level. */
function lastRound(level: string, players: number, seed: number, preset: string): number {
  const player = levelPlaying(ENGINE, level);
  let last = 0;
  const noting = (s: State, seat: number, roll: Roll): Action => {
    last = s.round;
    return player(s, seat, roll);
  };
  duel(ENGINE, { players, seed, options: presetOptions(ENGINE.meta, preset), playerOf: () => noting });
  return last;
}

// In each of these games several emperors (rule 3.9) had more crowns than win for long, and nobody went for a capital.
test.each([
  ["easy", 5, 139, "classic"],
  ["easy", 5, 217, "classic"],
  ["normal", 4, 41, "simple"],
  ["hard", 4, 109, "simple"],
] as const)(
  "%s computers march on a capital in a long war, and end it by round 40: %i players, seed %i",
  (level, players, seed, preset) => {
    expect(lastRound(level, players, seed, preset)).toBeLessThanOrEqual(40);
  },
);
