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
    const worths = worthsOf(sides, best, k);
    const worth = Math.max(...worths);
    const top = best.filter((_, i) => worths[i] === worth);
    if (top.length === 1)
      return { best: top, level: k, worth, next: Math.max(...worths.filter((other) => other !== worth)) };
    best = top;
  }
  return { best, level: criteria, worth: 0, next: 0 };
}

/** What these places of the list have of a criterion. */
function worthsOf(sides: readonly (readonly number[])[], among: readonly number[], k: number): number[] {
  return among.map((i) => sides[i][k]);
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
