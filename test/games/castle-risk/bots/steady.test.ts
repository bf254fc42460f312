import { describe, expect, test } from "vitest";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { steadyAction } from "../../../../src/games/castle-risk/bots/steady";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import { COLOURS, type Options } from "../../../../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import { USUAL } from "../../../helpers/castle";

const GAMES = 40;
const MANY = 20_000;

/** Plays a game to its end: `steady` seats are steady players, the others random ones. */
function playGame(
  players: number,
  seed: number,
  steady: (seat: number) => boolean,
  options: Options = USUAL,
  watch: (s: State, seat: number) => void = () => undefined,
): State {
  const s = newState(options, COLOURS.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  for (let n = 0; s.step !== "over" && n < MANY; n++) {
    let action: Action | undefined = dealSeeded(CASTLE_RISK, s);
    if (action === undefined) {
      const seat = s.asked[0];
      watch(s, seat);
      action =
        ORDERS.answer(s, seat) ?? (steady(seat) ? steadyAction(s, seat, roll) : randomAction(s, seat, roll));
    }
    expect(CASTLE_RISK.check(s, action), JSON.stringify(action)).toBeUndefined();
    advance(CASTLE_RISK, s, action, []);
  }
  return s;
}

describe("a steady player", () => {
  test(`wins nearly all of ${GAMES} games against random ones, with legal actions only`, () => {
    let won = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const players = 2 + (seed % 4);
      const seat = seed % players;
      if (playGame(players, seed, (other) => other === seat).winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(36);
  });

  test("ends its games with its like, with every option", () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const odd = seed % 2 === 1;
      const s = playGame(2 + (seed % 4), seed, () => true, {
        ...USUAL,
        capital_choice: odd ? "choose" : "dealt",
        policy_deck: seed % 3 === 0 ? "single" : "orders",
        special_phases: seed % 5 === 0 ? "first" : "every",
        crowns_to_win: odd ? 8 : 9,
        starting_coins: seed % 7,
        round_limit: 60,
      });
      expect(s.step).toBe("over");
      rounds.push(s.round);
    }
    expect(rounds.filter((n) => n <= 25).length).toBeGreaterThanOrEqual(36);
  });

  test("looks at nothing that its seat may not know", () => {
    playGame(
      4,
      11,
      () => true,
      USUAL,
      (s, seat) => {
        const knowing = steadyAction(s, seat, rollFrom(seedRng(5)));
        expect(steadyAction(viewOf(s, seat), seat, rollFrom(seedRng(5)))).toEqual(knowing);
      },
    );
  });
});
