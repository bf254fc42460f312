/** What a side loses on average: units, and the coins that these cost; 0 where units have no price. */
export interface Toll {
  readonly units: number;
  readonly coins: number;
}

/** The chances that the attacker alone is left or succeeds, that the defender is left, that both are gone. */
export interface Chance {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
}

/** What a battle, weapons that fire, or a single die come to, as a table tells it. */
export interface Forecast extends Chance {
  readonly kind: "battle" | "volley" | "die";
  readonly attacker: Toll;
  readonly defender: Toll;
}

/** What a reckoner gives instead of steps that are left, while a job is not at its end. */
export const UNFINISHED = -1;

/** Chances, of 100, for which the least force is told. */
export const LEAST_CHANCES: readonly number[] = [50, 75, 90];

/**
 * What computes odds, a slice at a time. Battles, jobs, tables and searches are plain data of its own; a step is a few
 * operations, the same in every engine.
 */
export interface Reckoner {
  /** A text of a battle, another one for each other battle. */
  text(this: void, battle: object): string;
  start(this: void, battle: object): object;
  /** Computes about so many steps; gives how many of them were not needed, UNFINISHED while not all is known. */
  more(this: void, job: object, steps: number): number;
  forecast(this: void, job: object): Forecast;
  /** A table of the chances of a battle and of all that may be left of it; `moreChances` gives whether all of it is known. */
  startChances(this: void, battle: object): object;
  moreChances(this: void, table: object, steps: number): boolean;
  /** Out of a table; undefined for a battle that it is not about. */
  chanceIn(this: void, table: object, battle: object): Chance | undefined;
  /** A text of what the least force is asked of: the same whatever force is chosen. */
  leastText(this: void, question: object): string;
  /** Searches for the least forces that have these chances, of 100; `moreLeast` gives steps as `more` does. */
  startLeast(this: void, question: object, chances: readonly number[]): object;
  moreLeast(this: void, search: object, steps: number): number;
  /** The forces by chance, each by kind; an empty one where all that is there is too few. */
  leastForces(this: void, search: object): readonly (readonly number[])[];
}
