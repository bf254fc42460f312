import { NOBODY, type Seat } from "../core/types";

/** What decides between sides that are compared criterion by criterion, the weightiest first. */
export interface Decision {
  /** The places of the best sides in the list: several where they are level in everything. */
  readonly best: readonly number[];
  /** How many criteria were level between them and a rival; the next one decided, where one side is best. */
  readonly level: number;
  /** In the criterion that decided: the best side's worth, and the next rival's. */
  readonly worth: number;
  readonly next: number;
}

/** What a game tells of it, by the ids of its criteria: `seats` have won, or share the victory; none in a draw. */
export interface Decided {
  readonly type: "decided";
  readonly seats: readonly number[];
  /** The criteria that were level, and the one that decided, "" where none did. */
  readonly level: readonly string[];
  readonly criterion: string;
  readonly worth: number;
  readonly next: number;
}

/** Compares sides by their worth in each criterion. */
export function decide(sides: readonly (readonly number[])[]): Decision {
  let best = sides.map((_, i) => i);
  const criteria = sides.length > 0 ? sides[0].length : 0;
  for (let k = 0; k < criteria && best.length > 1; k++) {
    const top = topOf(sides, best, k);
    if (top.length === 1)
      return { best: top, level: k, worth: sides[top[0]][k], next: nextOf(sides, best, k, top[0]) };
    best = top;
  }
  return { best, level: criteria, worth: 0, next: 0 };
}

/** Those of the places `among` whose side has the most of a criterion. */
function topOf(sides: readonly (readonly number[])[], among: readonly number[], k: number): number[] {
  let top: number[] = [];
  let most = 0;
  for (const i of among) {
    if (top.length === 0 || sides[i][k] > most) {
      top = [i];
      most = sides[i][k];
    } else if (sides[i][k] === most) top.push(i);
  }
  return top;
}

/** The most that any of the places `among` has of a criterion but this one. */
function nextOf(
  sides: readonly (readonly number[])[],
  among: readonly number[],
  k: number,
  but: number,
): number {
  const others = among.filter((i) => i !== but);
  return sides[topOf(sides, others, k)[0]][k];
}

/** The event of a decision. */
export function decided(
  { best, level, worth, next }: Decision,
  criteria: readonly string[],
  seats: readonly number[],
): Decided {
  const isClear = best.length === 1 && level < criteria.length;
  return {
    type: "decided",
    seats,
    level: criteria.slice(0, level),
    criterion: isClear ? criteria[level] : "",
    worth,
    next,
  };
}

/** The seat that is best by these worths, NOBODY where several are level, and the event that tells it. */
export function decideSeat(
  seats: readonly Seat[],
  worths: readonly (readonly number[])[],
  criteria: readonly string[],
): { readonly winner: number; readonly event: Decided } {
  const decision = decide(worths);
  const winner = decision.best.length === 1 ? seats[decision.best[0]] : NOBODY;
  return { winner, event: decided(decision, criteria, winner === NOBODY ? [] : [winner]) };
}
