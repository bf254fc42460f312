import type { AnyAction, CommonState, Roll, Seat } from "../../types";
import type { Thought } from "../thought";
import { GUESS, beginLine, playLine, type Line, type Lookahead } from "./line";

/** How much is played on. */
export interface Tries {
  /** How often each action is tried, with other chance each time; after half of that the worse half is dropped. */
  readonly tries: number;
  /** By how much another action has to be better than the first one, in chances to win. */
  readonly better: number;
  /** Actions of a game, chance included, after which it is judged wherever it is. */
  readonly most: number;
}

const SEEDS = 1000000000;

/** How actions do that are tried; `left` has the places of those that are tried still. */
interface Trial {
  readonly sums: number[];
  left: readonly number[];
  /** How often those have been tried, and which of them is next. */
  done: number;
  at: number;
  best: number;
}

/**
 * A thought that plays the game on behind each of these actions, each time with the same chance for all of them, and takes
 * the one behind which the seat wins most; the first is the one that it would take without.
 */
export function tryAhead<S extends CommonState, A extends AnyAction, E>(
  ahead: Lookahead<S, A, E>,
  { tries, better, most }: Tries,
  view: S,
  seat: Seat,
  actions: readonly A[],
  roll: Roll,
): Thought<A> {
  const trial: Trial = {
    sums: actions.map(() => 0),
    left: actions.map((_, i) => i),
    ...{ done: 0, at: 0, best: 0 },
  };
  let seed = roll(SEEDS);
  let line: Line<S, A> | undefined;
  const isOver = (): boolean => trial.done >= tries || actions.length < 2;
  return {
    more: (units) => {
      let rest = units;
      while (rest > 0 && !isOver()) {
        if (line === undefined) {
          line = beginLine(ahead, view, seat, actions[trial.left[trial.at]], seed);
          rest -= GUESS;
        } else {
          rest -= playLine(ahead, line, view, seat, most, rest);
          if (line.worth !== undefined) {
            if (note(trial, line.worth, better, tries)) seed = roll(SEEDS);
            line = undefined;
          }
        }
      }
      return isOver();
    },
    best: () => actions[trial.best],
  };
}

/** Notes how a try went; says whether all that are left have been tried as often now. */
function note(trial: Trial, worth: number, better: number, tries: number): boolean {
  const { left, sums } = trial;
  sums[left[trial.at]] += worth;
  trial.at++;
  if (trial.at < left.length) return false;
  trial.at = 0;
  trial.done++;
  const lead = better * trial.done;
  trial.best = left[0];
  for (const i of left) if (scoreOf(trial, i, lead) > scoreOf(trial, trial.best, lead)) trial.best = i;
  if (trial.done * 2 === tries && left.length > 2) trial.left = betterHalf(trial, lead);
  return true;
}

function scoreOf({ sums }: Trial, i: number, lead: number): number {
  return sums[i] + (i === 0 ? lead : 0);
}

/** Those that half of the others at most are better than; of equals the earlier ones. */
function betterHalf(trial: Trial, lead: number): number[] {
  const { left } = trial;
  return left.filter((i) => {
    let ahead = 0;
    for (const other of left) {
      const more = scoreOf(trial, other, lead) - scoreOf(trial, i, lead);
      if (more > 0 || (more === 0 && other < i)) ahead++;
    }
    return ahead * 2 < left.length;
  });
}
