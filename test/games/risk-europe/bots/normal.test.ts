import { expect, it } from "vitest";
import { defaultOptions } from "../../../../src/core/options";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Seat } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import { expect as weighed } from "../../../../src/games/risk-europe/bots/weigh/dispute";
import type { Action } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import { viewOf } from "../../../../src/games/risk-europe/rules/view";
import { countWins, duel, levelPlaying } from "../../contract/duel";

const GAMES = 20;
const normalAction = levelPlaying(ENGINE, "normal");
const easyAction = levelPlaying(ENGINE, "easy");
const TEAMS = { teams: "on" };
const LONG_TEAMS = { teams: "on", team_game: "cities" };

it.each([
  [4, {}, 11],
  [4, { kingdom_missions: "on" }, 14],
  [3, {}, 14],
  [2, {}, 16],
  [2, { kingdom_missions: "on" }, 16],
  [4, TEAMS, 15],
])("every other seat is normal, and they beat the easy ones: %i players, %o", (players, options, least) => {
  const isOurs = (seat: number, seed: number): boolean => (seat + seed) % 2 === 0;
  const won = countWins(
    { games: GAMES, least },
    (seed) =>
      duel(ENGINE, {
        ...{ players, seed, options },
        playerOf: (seat) => (isOurs(seat, seed) ? normalAction : easyAction),
      }),
    isOurs,
  );
  expect(won).toBeGreaterThanOrEqual(least);
});

it("normal players end the game of all 15 cities", () => {
  for (let seed = 1; seed <= 6; seed++)
    expect(
      duel(ENGINE, { players: 4, seed, options: LONG_TEAMS, playerOf: () => normalAction, most: 12_000 })
        .step,
    ).toBe("over");
});

it.each([
  [4, { kingdom_missions: "on" }],
  [3, {}],
  [2, {}],
])("a normal player looks at nothing that its seat may not know: %i players, %o", (players, options) => {
  let asked = 0;
  const player = (s: State, seat: Seat): Action => {
    const action = normalAction(s, seat, rollFrom(seedRng(5)));
    expect(normalAction(viewOf(s, seat), seat, rollFrom(seedRng(5)))).toEqual(action);
    asked++;
    return action;
  };
  duel(ENGINE, { players, seed: 7, options, playerOf: () => player, seen: (s) => s });
  expect(asked).toBeGreaterThan(100);
});

it("what computers expect of a battle are its exact odds, with a castle's re-roll and without (rules 7.3 to 7.8)", () => {
  const s = ENGINE.rules.setup(defaultOptions(ENGINE.meta.options), ["blue", "red"], seedRng(1));
  const army = [6, 3, 2, 1];
  const chance = (): number => weighed(s, { battles: {}, followed: undefined, spent: 0 }, 0, army, army).win;
  s.territories[0].castle = false;
  const open = chance();
  s.territories[0].castle = true;
  expect(open).toBeCloseTo(0.4986, 4);
  expect(chance()).toBeLessThan(open - 0.1);
});
