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
  /** A chance in a few signs, on the map and beside the bar of a battle that is fought. */
  readonly short: (this: void, chance: number) => string;
  /** What stands on the map while a target is chosen. */
  readonly onMap: string;
}
