import type { Toll } from "../core/odds";

/** Words about the odds of battles. Chances come as shares of 1, units and territories as their names. */
export interface OddsTexts {
  /** The chance to win a battle; that a single die succeeds. Their limits have words of their own. */
  readonly win: (this: void, chance: number) => string;
  readonly succeed: (this: void, chance: number) => string;
  /** What is likely to be lost: by the seat that reads it and by the other side. */
  readonly tolls: (this: void, own: Toll, other: Toll) => string;
  /** What weapons are likely to hit that nobody answers. */
  readonly hit: (this: void, other: Toll) => string;
  /** The least forces, each with its chance of 100; an empty one where all that may go is too few. */
  readonly least: (this: void, chances: readonly number[], forces: readonly string[]) => string;
  /** Targets, each with the chance of all that may go there. */
  readonly targets: (this: void, lands: readonly string[], chances: readonly number[]) => string;
  /** The chances of a battle that is fought. */
  readonly fought: (this: void, win: number, lose: number, both: number) => string;
}
