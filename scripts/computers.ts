import { finish, type Thought } from "../src/core/bots/thought";
import { dealSeeded } from "../src/core/dealer";
import type { Bot, Engine } from "../src/core/engine";
import { advance } from "../src/core/game";
import { rollFrom, seedRng } from "../src/core/rng";
import { NOBODY, type AnyAction, type CommonState, type OptionValues, type Seat } from "../src/core/types";

/** A game between computers as far as it went, and the last round in which anybody had a turn. */
interface Played {
  readonly state: CommonState;
  readonly rounds: number;
}

/**
 * A game between computers, each of which sees what its seat may see and knows its last thought, to its end or until
 * round `most` is over.
 */
export function playComputers(
  { meta, rules, view, orders }: Engine,
  options: OptionValues,
  players: number,
  seed: number,
  most: number,
  botOf: (seat: Seat) => Bot<CommonState, AnyAction>,
): Played {
  const state = rules.setup(options, meta.colours.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  const before: Record<Seat, Thought<AnyAction> | undefined> = {};
  let rounds = 0;
  while (state.step !== "over" && state.round <= most) {
    if (state.turn !== NOBODY) rounds = state.round;
    const [seat] = state.asked;
    let action = dealSeeded(rules, state) ?? orders?.answer(state, seat);
    if (action === undefined) {
      const thought = botOf(seat).think(view.state(state, seat), seat, roll, before[seat]);
      action = finish(thought);
      before[seat] = thought;
    }
    advance(rules, state, action, []);
  }
  return { state, rounds };
}
