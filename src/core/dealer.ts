import { hasRng, rollFrom } from "./rng";
import type { AnyAction, AnyState, Ruleset } from "./types";

/**
 * Deals the chance that is due from the state's own generator, without moving it:
 * `play` moves it on, in the same way whoever dealt. So a state always deals the same.
 * Gives undefined where no chance is due, or where the game has no seed.
 */
export function dealSeeded<S extends AnyState, A extends AnyAction, E>(
  rules: Ruleset<S, A, E>,
  state: S,
): A | undefined {
  return hasRng(state.rng) ? rules.deal(state, rollFrom(state.rng, rules.drawsCards(state))) : undefined;
}
