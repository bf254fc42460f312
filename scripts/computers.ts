import { dealSeeded } from "../src/core/dealer";
import type { Bot, Engine } from "../src/core/engine";
import { advance } from "../src/core/game";
import { rollFrom, seedRng } from "../src/core/rng";
import type { AnyAction, CommonState, OptionValues, Seat } from "../src/core/types";

/**
 * A game between computers, each of which sees what its seat may see: the state at its end, or where round `most` is
 * over before.
 */
export function playComputers(
  { meta, rules, view, orders }: Engine,
  options: OptionValues,
  players: number,
  seed: number,
  most: number,
  botOf: (seat: Seat) => Bot<CommonState, AnyAction>,
): CommonState {
  const state = rules.setup(options, meta.colours.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  while (state.step !== "over" && state.round <= most) {
    const [seat] = state.asked;
    const action =
      dealSeeded(rules, state) ??
      orders?.answer(state, seat) ??
      botOf(seat).act(view.state(state, seat), seat, roll);
    advance(rules, state, action, []);
  }
  return state;
}
