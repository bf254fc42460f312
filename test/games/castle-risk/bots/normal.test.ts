import { describe, expect, test } from "vitest";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { normalAction } from "../../../../src/games/castle-risk/bots/normal";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Roll } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import { runs } from "../../../helpers/runs";
import { countWinsAlone, duel } from "../../contract/duel";

const GAMES = runs(16, 40);

/** A normal player whose table passes for it as its seat has ordered. */
function orderly(s: State, seat: number, roll: Roll): Action {
  return ORDERS.answer(s, seat) ?? normalAction(s, seat, roll);
}

describe("a normal player", () => {
  test.each([2, 3, 4, 5])("wins nearly all games against random ones: %i players", (players) => {
    const won = countWinsAlone(ENGINE, [randomAction, orderly], { games: 10, least: 9 }, players);
    expect(won).toBeGreaterThanOrEqual(9);
  });

  test("ends its games with its like, with every option", () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const odd = seed % 2 === 1;
      const options = {
        capital_choice: odd ? "choose" : "dealt",
        policy_deck: seed % 3 === 0 ? "single" : "orders",
        special_phases: seed % 5 === 0 ? "first" : "every",
        crowns_to_win: odd ? 8 : 9,
        starting_coins: seed % 7,
        round_limit: 60,
      };
      const s = duel(ENGINE, { players: 2 + (seed % 4), seed, options, playerOf: () => orderly });
      expect(s.step).toBe("over");
      rounds.push(s.round);
    }
    expect(rounds.filter((n) => n <= 25).length).toBeGreaterThanOrEqual(0.9 * GAMES);
  });

  test("looks at nothing that its seat may not know", () => {
    let asked = 0;
    const player = (s: State, seat: number): Action => {
      const knowing = normalAction(s, seat, rollFrom(seedRng(5)));
      expect(normalAction(viewOf(s, seat), seat, rollFrom(seedRng(5)))).toEqual(knowing);
      asked++;
      return ORDERS.answer(s, seat) ?? knowing;
    };
    duel(ENGINE, { players: 4, seed: 11, playerOf: () => player, seen: (s) => s });
    expect(asked).toBeGreaterThan(100);
  });
});
