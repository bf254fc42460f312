import { expect, it } from "vitest";
import { dealSeeded } from "../../../src/core/dealer";
import { advance } from "../../../src/core/game";
import { usualOptions } from "../../../src/core/options";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import type { State } from "../../../src/games/risk-2008/rules/state";

const [RANDOM, STEADY] = ENGINE.bots;

/** A game in which one seat is steady and the others play at random, from their own views. */
function duel(players: number, seed: number, options: Record<string, string>): State {
  const { meta, rules, view } = ENGINE;
  const all = { ...usualOptions(meta.options), ...options };
  const s = rules.setup(all, meta.colours.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 500));
  for (let i = 0; s.step !== "over" && i < 60000; i++) {
    const seat = s.asked[0];
    const bot = seat === seed % players ? STEADY : RANDOM;
    const action = dealSeeded(rules, s) ?? bot.act(view.state(s, seat), seat, roll);
    const why = rules.check(s, action);
    if (why !== undefined)
      throw new Error(`${ENGINE.notation.writeAction(action, s.colours)}: ${JSON.stringify(why)}`);
    advance(rules, s, action, []);
  }
  expect(s.step).toBe("over");
  return s;
}

it.each([
  [3, {}],
  [5, {}],
  [4, { mode: "command_room" }],
  [5, { mode: "command_room", initial_placement: "dealt" }],
  [4, { mode: "world_conquest" }],
])("a steady player beats those who play at random: %i players, %o", (players, options) => {
  let won = 0;
  const games = 40;
  for (let seed = 1; seed <= games; seed++) if (duel(players, seed, options).winner === seed % players) won++;
  expect(won).toBeGreaterThan(games * 0.55);
});
