import { expect, test } from "vitest";
import type { Roll, Seat } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import { oddsBefore } from "../../../../src/games/risk-europe/rules/odds";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { outcome } from "../../../helpers/odds";
import { duel, levelPlaying } from "../../contract/duel";

test.each(["normal", "hard"])(
  "in whole games %s computers of Risk Europe begin no battle that has less than four of 100 by its exact odds",
  (level) => {
    const play = levelPlaying(ENGINE, level);
    let begun = 0;
    const player = (s: State, seat: Seat, roll: Roll): Action => {
      const action = play(s, seat, roll);
      if (action.type === "expand") {
        const battle = oddsBefore(s, seat, action);
        if (battle !== undefined) {
          expect(outcome(battle).win).toBeGreaterThanOrEqual(0.04);
          begun++;
        }
      }
      return action;
    };
    for (const seed of [1, 2]) duel(ENGINE, { players: 3, seed, playerOf: () => player });
    expect(begun).toBeGreaterThan(5);
  },
);
