import { describe, expect, it } from "vitest";
import { soakGame } from "../../../scripts/soak/play";
import { newGame } from "../../../src/core/game";
import { defaultOptions } from "../../../src/core/options";
import { seedRng } from "../../../src/core/rng";
import { GAME } from "../../../src/games/risk-2008/module";
import type { Action } from "../../../src/games/risk-2008/rules/actions";
import { STARS } from "../../../src/games/risk-2008/rules/cards";
import { STARTING_TROOPS } from "../../../src/games/risk-2008/rules/numbers";
import type { Event } from "../../../src/games/risk-2008/rules/events";
import type { State } from "../../../src/games/risk-2008/rules/state";
import { runs } from "../../helpers/runs";
import { expectSame } from "../../helpers/same";
import { resignContract } from "../contract/resign";
import { wander } from "../contract/wander";

/** The games of the rulebook: players, and what is agreed on. */
const GAMES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [3, {}],
  [5, {}],
  [3, { mode: "command_room" }],
  [4, { mode: "command_room", initial_placement: "dealt", defenders_dice: "ask" }],
  [5, { mode: "world_conquest", armies_a_turn: "all" }],
  [4, { mode: "world_conquest", based_on: "basic_training" }],
];

/** A bookkeeper who knows actions and events, and never looks at how the game computes its state. */
function booked(before: State, a: Action, events: readonly Event[]): number {
  let troops = 0;
  if (a.type === "claim" || (a.type === "capital" && before.options.initial_placement === "claim")) troops++;
  else if (a.type === "deal") troops += STARS.reduce((sum, n) => sum + n, 0);
  else if (a.type === "place") troops += a.armies;
  for (const e of events) {
    if (e.type === "fought") troops -= e.attackerLost + e.defenderLost;
    if (e.type === "armies") troops += STARTING_TROOPS[before.seats.length] * before.seats.length;
  }
  return before.armies.reduce((sum, n) => sum + n, troops);
}

const isIn = (list: readonly number[]): number => list.filter((k) => k >= 0).length;

describe.each(GAMES)("%i players, %o", (players, options) => {
  it("no troop, card or objective comes or goes but by an action or an event that says so", () => {
    const { meta, rules } = GAME;
    const all = { ...defaultOptions(meta.options), ...options };
    for (let seed = 1; seed <= runs(1, 3); seed++) {
      const game = newGame(rules, rules.setup(all, meta.colours.slice(0, players), seedRng(seed)));
      wander(GAME, game, seed, 900, (now, action, events, then) => {
        const s = now.state as State;
        const before = then as State;
        const told = events as readonly Event[];
        const sum = s.armies.reduce((total, n) => total + n, 0);
        expectSame(sum, booked(before, action as Action, told), action.type);
        const cards = (state: State): number =>
          state.seats.reduce((n, p) => n + p.hand.length, state.discards.length);
        if (told.every((e) => e.type !== "reshuffled"))
          expectSame(cards(s), cards(before) + (action.type === "card" ? 1 : 0), action.type);
        expectSame(isIn(s.objectives), isIn(before.objectives) + (action.type === "collect" ? 1 : 0));
        if (action.type !== "cities") expectSame(s.cities, before.cities, action.type);
      });
    }
  });

  it("random games end, with every invariant held after each action", () => {
    for (let seed = 1; seed <= runs(1, 2); seed++) {
      const game = soakGame(GAME, players, seed, { fixed: options });
      expect(game.failure, `seed ${seed}`).toBeUndefined();
    }
  });
});

resignContract(GAME, [5, 40, 250]);
