/** A seat at the table: its index in the record's list of players, which is also the clockwise order. */
export type Seat = number;

/** Who holds a territory that no seat holds; and the "seat" of actions that chance takes. */
export const NOBODY = -1;
export const NEUTRAL = -2;
export const CHANCE = -1;

/** Why something may not be done: a stable code, and the ids and numbers that belong into its sentence. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What every action of every game has: its verb, and the seat that takes it (CHANCE for the dealer). */
export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

/** What every state of every game has. */
export interface AnyState {
  /** The generator's four numbers (see rng.ts); all 0 where the game has no seed. */
  rng: number[];
}

/** A game's rules as the core uses them. S is plain data; apply changes it in place. */
export interface Ruleset<S extends AnyState, A extends AnyAction, E> {
  readonly id: string;
  readonly version: number;
  /** Answers for any action whether it may be taken now; never changes the state. */
  check(this: void, state: S, action: A): Refusal | undefined;
  /** By verb: what carries out an action that check let pass, adding what happened to `events`. */
  readonly verbs: Readonly<Record<A["type"], { apply(this: void, state: S, action: A, events: E[]): void }>>;
  /** The chance action that is due, its values drawn from `roll` (an integer below its argument). */
  deal(this: void, state: S, roll: Roll): A | undefined;
  /** How many draws `deal` takes for this action. */
  draws(this: void, action: A): number;
  copy(this: void, state: S): S;
  hash(this: void, state: S): number;
}

/** Gives an integer from 0 to n - 1. */
export type Roll = (this: void, n: number) => number;

/** A text that cannot be read: where (lines and columns count from 1), and why. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly why: Refusal;
}
