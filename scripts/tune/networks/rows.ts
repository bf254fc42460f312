/** What networks learn from: the facts of every seat where turns end, and who won. */
import type { Lesson } from "./games";

/** A position: the facts of the seats that are in the game, and which of these won. */
export interface Row {
  readonly facts: readonly Float64Array[];
  readonly winner: number;
}

/** One game of so many is left out, to see when to stop. */
const LEFT_OUT = 7;

/** Positions to learn from, and those of games that are left out; none of a game without one winner. */
export function rowsOf(lessons: readonly Lesson[]): { learned: Row[]; leftOut: Row[] } {
  const learned: Row[] = [];
  const leftOut: Row[] = [];
  for (const { n, winner, turns } of lessons) {
    const rows = n % LEFT_OUT === LEFT_OUT - 1 ? leftOut : learned;
    for (const turn of turns) {
      const seats = turn.flatMap((facts, seat) => (facts.length > 0 ? [seat] : []));
      if (seats.length > 1 && seats.includes(winner))
        rows.push({
          facts: seats.map((seat) => Float64Array.from(turn[seat])),
          winner: seats.indexOf(winner),
        });
    }
  }
  return { learned, leftOut };
}

/** By fact: the mean over all rows, and the deviation from it, 1 where a fact is always the same. */
export interface Scale {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

/** Of all seats of all rows; there has to be a row. */
export function scaleOf(rows: readonly Row[]): Scale {
  const all = rows.flatMap(({ facts }) => facts);
  const sums = all[0].map(() => 0);
  for (const facts of all) facts.forEach((fact, k) => (sums[k] += fact / all.length));
  const squares = sums.map(() => 0);
  for (const facts of all) facts.forEach((fact, k) => (squares[k] += (fact - sums[k]) ** 2 / all.length));
  return { means: [...sums], deviations: [...squares].map((one) => (one < 1e-12 ? 1 : Math.sqrt(one))) };
}

/** Rows whose facts have the mean 0 and the deviation 1. */
export function scaled(rows: readonly Row[], { means, deviations }: Scale): Row[] {
  return rows.map(({ facts, winner }) => ({
    facts: facts.map((seat) => seat.map((fact, k) => (fact - means[k]) / deviations[k])),
    winner,
  }));
}
