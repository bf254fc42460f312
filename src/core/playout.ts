import { decide } from "./bots/decide";
import type { Engine } from "./engine";
import { advance } from "./game";
import { defaultOptions } from "./options";
import { rollFrom, seedRng } from "./rng";
import type { AnyAction, AnyEvent, CommonState, Roll } from "./types";

/** A game between random players, as far as it went: to an action that the rules refuse, if one came. */
export interface Playout {
  readonly state: CommonState;
  readonly actions: number;
  readonly events: number;
}

/**
 * Plays a whole random game by the rulebook's options, at most `most` actions; chance and players draw from streams of
 * their own. That of chance keeps step with the state's generator, which moves on by as many draws as are dealt.
 */
export function playRandom(engine: Engine, players: number, seed: number, most: number): Playout {
  const { meta, rules } = engine;
  const rng = seedRng(seed);
  const dealer = rollFrom(rng);
  const state = rules.setup(defaultOptions(meta.options), meta.colours.slice(0, players), rng);
  const roll = rollFrom(seedRng(seed + 1));
  let actions = 0;
  let events = 0;
  while (state.step !== "over" && actions < most) {
    const action: AnyAction = rules.deal(state, dealer) ?? answerAtRandom(engine, state, roll);
    if (rules.check(state, action) !== undefined) break;
    const happened: AnyEvent[] = [];
    advance(rules, state, action, happened);
    events += happened.length;
    actions++;
  }
  return { state, actions, events };
}

/** One of the seats asked answers: its standing order, or the weakest computer. */
export function answerAtRandom({ bots, orders }: Engine, state: CommonState, roll: Roll): AnyAction {
  const { asked } = state;
  const seat = asked[roll(asked.length)];
  return orders?.answer(state, seat) ?? decide(bots[0], state, seat, roll);
}
