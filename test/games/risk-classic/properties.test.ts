import { describe, expect, it } from "vitest";
import { soakGame } from "../../../scripts/soak/play";
import { defaultOptions } from "../../../src/core/options";
import { newGame } from "../../../src/core/game";
import { seedRng } from "../../../src/core/rng";
import { GAME } from "../../../src/games/risk-classic/module";
import type { Action } from "../../../src/games/risk-classic/rules/actions";
import type { Event } from "../../../src/games/risk-classic/rules/events";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { runs } from "../../helpers/runs";
import { expectSame } from "../../helpers/same";
import { resignContract } from "../contract/resign";
import { wander } from "../contract/wander";

/** The games of the rulebook: players, and what is agreed on. */
const GAMES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [3, {}],
  [6, { initial_placement: "dealt", armies_a_turn: "3", set_values: "slow" }],
  [2, {}],
  [2, { defenders_dice: "ask", fortify: "free" }],
  [4, { mode: "capital" }],
  [5, { mode: "capital", headquarters_goal: "short", headquarters: "random" }],
  [3, { mode: "secret_mission" }],
  [6, { mode: "secret_mission", missions: "14", target_destroyed: "territories" }],
];

/** A bookkeeper who knows actions and events, and never looks at how the game computes its state. */
function booked(before: State, a: Action, events: readonly Event[]): number {
  let armies = 0;
  if (a.type === "claim" || a.type === "neutral") armies++;
  else if (a.type === "deal") armies += 42;
  else if (a.type === "place") armies += a.armies;
  else if (a.type === "trade_on") armies += 2;
  for (const e of events) if (e.type === "fought") armies -= e.attackerLost + e.defenderLost;
  return before.armies.reduce((sum, n) => sum + n, armies);
}

describe.each(GAMES)("%i players, %o", (players, options) => {
  it("no army or card comes or goes but by an action or an event that says so", () => {
    const { meta, rules } = GAME;
    const all = { ...defaultOptions(meta.options), ...options };
    for (let seed = 1; seed <= runs(1, 3); seed++) {
      const game = newGame(rules, rules.setup(all, meta.colours.slice(0, players), seedRng(seed)));
      wander(GAME, game, seed, 900, (now, action, events, before) => {
        const s = now.state as State;
        const sum = s.armies.reduce((total, n) => total + n, 0);
        expectSame(sum, booked(before as State, action as Action, events as Event[]), action.type);
        const cards = (state: State): number =>
          state.seats.reduce((n, p) => n + p.hand.length, state.discards.length);
        const reshuffled = (events as Event[]).some((e) => e.type === "reshuffled");
        if (!reshuffled)
          expectSame(cards(s), cards(before as State) + (action.type === "card" ? 1 : 0), action.type);
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

resignContract(GAME, [12, 60, 250]);
