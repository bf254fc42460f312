import { advance } from "../../game";
import { rollFrom, seedRng } from "../../rng";
import type { AnyAction, CommonState, Roll, Ruleset, Seat } from "../../types";
import type { Thought } from "../thought";

/** How a computer plays a game on in its head. */
export interface Lookahead<S extends CommonState, A extends AnyAction, E> {
  readonly rules: Ruleset<S, A, E>;
  /** A whole state that a seat's view may come from: a copy, with what is hidden drawn by `roll`. */
  guess(this: void, view: S, seat: Seat, roll: Roll): S;
  /** What an asked seat thinks that plays on. */
  answer(this: void, s: S, seat: Seat, roll: Roll): Thought<A>;
  /** Whether a game that was at `view` is played on no further; one that is over never is. */
  isFar(this: void, s: S, view: S): boolean;
  /** Works on what scores of a state rest on, for so many units; gives those that it took, none where all is known. */
  work?(this: void, s: S, units: number): number;
  /** How strong a seat is that plays. */
  score(this: void, s: S, seat: Seat): number;
  /** A seat's chance to win by the scores of all seats, those that are out not counted. */
  chance(this: void, s: S, seat: Seat, scores: readonly number[]): number;
}

/** A game that is played on. */
export interface Line<S, A> {
  readonly s: S;
  readonly dice: Roll;
  readonly mind: Roll;
  /** What the seat that is asked thinks. */
  thought: Thought<A> | undefined;
  /** Actions that were played on, chance included. */
  actions: number;
  /** By seat, of those that are scored already where it is played on no further. */
  readonly scores: number[];
  /** The seat's chance to win, once it is known. */
  worth: number | undefined;
}

/** Units that it costs to guess a state, to carry an action out, and to score a seat. */
export const GUESS = 40;
const CARRY = 4;
const SCORE = 20;

/** Begins a game behind an action of a seat; its chance comes from `seed`. */
export function beginLine<S extends CommonState, A extends AnyAction, E>(
  ahead: Lookahead<S, A, E>,
  view: S,
  seat: Seat,
  action: A,
  seed: number,
): Line<S, A> {
  const mind = rollFrom(seedRng(seed + 1));
  const s = ahead.guess(view, seat, mind);
  advance(ahead.rules, s, action, []);
  const dice = rollFrom(seedRng(seed));
  return { s, dice, mind, thought: undefined, actions: 0, scores: [], worth: undefined };
}

/** Plays a game on by one action or a part of a thought, or judges where it has come to; gives the units that it took. */
export function playLine<S extends CommonState, A extends AnyAction, E>(
  ahead: Lookahead<S, A, E>,
  line: Line<S, A>,
  view: S,
  seat: Seat,
  most: number,
  units: number,
): number {
  const { s, thought, scores } = line;
  if (thought !== undefined) {
    if (!thought.more(units)) return units;
    line.thought = undefined;
    return carry(ahead, line, thought.best());
  }
  if (s.step === "over") {
    const winners = s.winners ?? [s.winner];
    line.worth = winners.includes(seat) ? 1 / winners.length : 0;
    return CARRY;
  }
  if (line.actions >= most || ahead.isFar(s, view)) {
    const worked = ahead.work?.(s, SCORE) ?? 0;
    if (worked > 0) return worked;
    const next = scores.length;
    if (next === s.seats.length) line.worth = ahead.chance(s, seat, scores);
    else scores.push(s.seats[next].alive ? ahead.score(s, next) : 0);
    return SCORE;
  }
  const dealt = ahead.rules.deal(s, line.dice);
  if (dealt !== undefined) return carry(ahead, line, dealt);
  line.thought = ahead.answer(s, s.asked[0], line.mind);
  return CARRY;
}

function carry<S extends CommonState, A extends AnyAction, E>(
  { rules }: Lookahead<S, A, E>,
  line: Line<S, A>,
  action: A,
): number {
  advance(rules, line.s, action, []);
  line.actions++;
  return CARRY;
}
