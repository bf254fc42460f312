import { decide } from "../../../src/core/bots/decide";
import { dealSeeded } from "../../../src/core/dealer";
import type { Engine } from "../../../src/core/engine";
import { newGame, play, type Game } from "../../../src/core/game";
import { defaultOptions } from "../../../src/core/options";
import { newRng, rollFrom, seedRng } from "../../../src/core/rng";
import type {
  AnyAction,
  AnyEvent,
  CommonState,
  OptionDef,
  OptionValue,
  Roll,
  Seed,
} from "../../../src/core/types";

/** Any game under way, its state known as far as tables know it. */
export type AnyGame = Game<CommonState, AnyAction, AnyEvent>;

/** Options within their limits, most of them the rulebook's. */
export function randomOptions(defs: readonly OptionDef[], roll: Roll): Record<string, OptionValue> {
  const options = defaultOptions(defs);
  for (const def of defs) {
    if (roll(3) > 0) continue;
    if (def.kind === "choice") options[def.id] = def.values[roll(def.values.length)];
    else if (def.kind === "counts") options[def.id] = def.kinds.map(() => roll(def.max + 1));
    else options[def.id] = def.min + roll(Math.min(30, def.max - def.min + 1));
  }
  return options;
}

/** The seed of a game by its number: every second one begins with a key. */
export function seedOf(n: number): Seed {
  return n % 2 === 0 ? [n, n * 7919, n * 104729, 2026] : [n];
}

/** A game between as many as may play, that begins with the seed of that number. */
export function beginGame(engine: Engine, seed: number, options?: Record<string, OptionValue>): AnyGame {
  const { meta, rules } = engine;
  const roll = rollFrom(seedRng(seed + 1000));
  const players = meta.minSeats + roll(meta.maxSeats - meta.minSeats + 1);
  const from = roll(meta.colours.length);
  const colours = meta.colours.map((_, i) => meta.colours[(from + i) % meta.colours.length]);
  const chosen = options ?? randomOptions(meta.options, roll);
  return newGame(rules, rules.setup(chosen, colours.slice(0, players), newRng(seedOf(seed))));
}

/** Units of thought for an answer: whether it is a good one is no question where a game wanders. */
export const UNITS = 40;

/** The next action: chance, or a computer of a random kind in a random seat that is asked, from its own view. */
export function nextOf({ bots, view, rules }: Engine, s: CommonState, roll: Roll): AnyAction {
  const dealt = dealSeeded(rules, s);
  if (dealt !== undefined) return dealt;
  const seat = s.asked[roll(s.asked.length)];
  return decide(bots[roll(bots.length)], view.state(s, seat), seat, roll, UNITS);
}

/** What sees a game after each action: what was done, what came of it, and the state before it. */
export type Watch = (
  this: void,
  game: AnyGame,
  action: AnyAction,
  events: readonly AnyEvent[],
  before: CommonState,
) => void;

/** Plays on for at most `most` actions; throws where an action of a computer or of chance is refused. */
export function wander(engine: Engine, game: AnyGame, seed: number, most: number, watch?: Watch): AnyGame {
  const roll = rollFrom(seedRng(seed + 2000));
  for (let i = 0; i < most && game.state.step !== "over"; i++) {
    const before = engine.rules.copy(game.state);
    const action = nextOf(engine, game.state, roll);
    const events: AnyEvent[] = [];
    const why = play(game, action, events);
    if (why !== undefined) {
      const line = engine.notation.writeAction(action, before.colours);
      throw new Error(`${line} at step ${before.step}: ${JSON.stringify(why)}`);
    }
    watch?.(game, action, events, before);
  }
  return game;
}
