import { moveRng } from "./rng";
import { CHANCE, type AnyAction, type AnyState, type Refusal, type Ruleset } from "./types";

const CHECKPOINT_EVERY = 64;

/** A game under way: the state, the actions that led to it from `start`, and those undone. */
export interface Game<S extends AnyState, A extends AnyAction, E> {
  readonly rules: Ruleset<S, A, E>;
  state: S;
  /** All actions known, chance included; those from `at` on are undone. */
  readonly actions: A[];
  count: number;
  at: number;
  /** Copies of the state after every 64 actions, the first one before any. */
  readonly checkpoints: S[];
}

/** A game that stands at `state`, which becomes the game's own. */
export function newGame<S extends AnyState, A extends AnyAction, E>(
  rules: Ruleset<S, A, E>,
  state: S,
): Game<S, A, E> {
  return { rules, state, actions: [], count: 0, at: 0, checkpoints: [rules.copy(state)] };
}

/** Carries out an action that is known to be legal: `check` must have let it pass in this very state. */
export function advance<S extends AnyState, A extends AnyAction, E>(
  rules: Ruleset<S, A, E>,
  state: S,
  action: A,
  events: E[],
): void {
  const verb = rules.verbs[action.type as A["type"]];
  if (action.seat !== CHANCE) {
    verb.apply(state, action, events);
    return;
  }
  const cards = rules.drawsCards(state);
  verb.apply(state, action, events);
  // Chance that was dealt by hand uses up the generator as well: the stream depends on the record alone.
  moveRng(state.rng, rules.draws(action), cards);
}

/** Takes an action: refused with the state untouched, or done, and whatever was undone is forgotten. */
export function play<S extends AnyState, A extends AnyAction, E>(
  game: Game<S, A, E>,
  action: A,
  events: E[],
): Refusal | undefined {
  const why = game.rules.check(game.state, action);
  if (why !== undefined) return why;
  const actions = game.actions;
  actions[game.at] = action;
  for (let i = game.count - 1; i > game.at; i--) actions.pop();
  game.count = game.at + 1;
  forward(game, events);
  return undefined;
}

/** Goes to the state after the first `n` actions, back or forth; `n` is cut to what is known. */
export function goTo<S extends AnyState, A extends AnyAction, E>(game: Game<S, A, E>, n: number): void {
  const to = Math.max(0, Math.min(n, game.count));
  const events: E[] = [];
  if (to < game.at) {
    const mark = Math.floor(to / CHECKPOINT_EVERY);
    game.state = game.rules.copy(game.checkpoints[mark]);
    game.at = mark * CHECKPOINT_EVERY;
  }
  while (game.at < to) forward(game, events);
}

function forward<S extends AnyState, A extends AnyAction, E>(game: Game<S, A, E>, events: E[]): void {
  advance(game.rules, game.state, game.actions[game.at], events);
  game.at++;
  if (game.at % CHECKPOINT_EVERY === 0)
    game.checkpoints[game.at / CHECKPOINT_EVERY] = game.rules.copy(game.state);
}
