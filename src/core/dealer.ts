import { hasRng, rollFrom } from "./rng";
import type { AnyAction, AnyState, Ruleset } from "./types";

/**
 * Deals the chance that is due from the state's own generator, without moving it:
 * `play` moves it on, by the same number of draws, whoever dealt. So a state always deals the same.
 * Gives undefined where no chance is due, or where the game has no seed.
 */
export function dealSeeded<S extends AnyState, A extends AnyAction, E>(
  rules: Ruleset<S, A, E>,
  state: S,
): A | undefined {
  return hasRng(state.rng) ? rules.deal(state, rollFrom(state.rng)) : undefined;
}

/** Values laid out for a dealer, first one first: faces of dice count from 1, draws from 0. */
export interface Script {
  readonly values: readonly number[];
  next: number;
}

/**
 * Deals the chance that is due from a script: `values[next]` is what the next roll gives (0 to n - 1).
 * A script that has run out, or that holds what the roll cannot give, is a bug of its writer.
 */
export function dealScripted<S extends AnyState, A extends AnyAction, E>(
  rules: Ruleset<S, A, E>,
  state: S,
  script: Script,
): A | undefined {
  return rules.deal(state, (n) => {
    if (script.next >= script.values.length) throw new Error("the script of chance has run out");
    const value = script.values[script.next];
    script.next++;
    if (value < 0 || value >= n)
      throw new Error(`the script of chance holds ${value}, the roll gives 0 to ${n - 1}`);
    return value;
  });
}
