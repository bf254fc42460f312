/** Games between computers that differ, and what networks judge their turns by: a line of JSON each, in a file that grows. */
import { winnersOf } from "../../../src/core/common";
import type { Weighted } from "../../../src/core/engine";
import { rollAside } from "../../../src/core/rng";
import type { AnyAction, CommonState } from "../../../src/core/types";
import { isRecord } from "../../../tabletop/save/check";
import { isListOf } from "../../simulate/lines";
import { keyOf } from "../../simulate/plan";
import { playTurns, type Playing } from "../../simulate/playing";
import { changed, numbersOf } from "../change";

/** A game, by its number: the seat that won, -1 for nobody or more than one; by turn and seat the facts, none of who is out. */
export interface Lesson {
  readonly n: number;
  readonly winner: number;
  readonly turns: readonly (readonly (readonly number[])[])[];
}

export interface Teacher extends Playing {
  readonly tuned: Weighted<CommonState, AnyAction>;
  readonly factsOf: (this: void, s: CommonState) => number[][];
}

/** Rolls of this number are for what is drawn of a game's players. */
const PLAYERS = 900_000_000;

/**
 * Plays a game: each seat has weights changed at random, and every other one sets up as one of the two lowest levels does,
 * at random or with sense, so that games begin otherwise than such players alone would let them.
 */
export function playLesson(teacher: Teacher, n: number): Lesson {
  const { game, tuned, factsOf, plan } = teacher;
  const { meta, bots } = game;
  const numbers = numbersOf(tuned.defaults);
  const colours = meta.colours.slice(0, plan.players);
  const thinks = colours.map((_, seat) => tuned.thinkBy(changed(numbers, plan.seed, n * 10 + seat)));
  const drawn = rollAside(keyOf(plan.seed, n), PLAYERS);
  const begins = thinks.map((own) => (drawn(2) === 0 ? own : bots[drawn(2)].think));
  const turns: number[][][] = [];
  const s = playTurns(
    teacher,
    n,
    (seen, seat, ...rest) => (seen.round > 0 ? thinks : begins)[seat](seen, seat, ...rest),
    (now) => turns.push(factsOf(now).map((facts) => facts.map(short))),
  );
  const winners = s.step === "over" ? winnersOf(s) : [];
  return { n, winner: winners.length === 1 ? winners[0] : -1, turns };
}

const short = (fact: number): number => Math.round(fact * 100_000) / 100_000;

export function isLesson(value: unknown): value is Lesson {
  if (!isRecord(value)) return false;
  const { n, winner, turns } = value;
  const isTurn = (list: unknown): boolean =>
    isListOf(list, (facts) => isListOf(facts, (fact) => Number.isFinite(fact)));
  return Number.isInteger(n) && Number.isInteger(winner) && isListOf(turns, isTurn);
}
