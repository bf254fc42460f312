/** A seat at the table: its index in the record's list of players, which is also the clockwise order. */
export type Seat = number;

/** Who holds a territory that no seat holds; and the "seat" of actions that chance takes. */
export const NOBODY = -1;
export const NEUTRAL = -2;
export const CHANCE = -1;
/** Instead of a territory: none. */
export const NOWHERE = -1;

/** Why something may not be done: a stable code, and the ids and numbers that belong into its sentence. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A text that cannot be read: where (lines and columns count from 1), and why. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly why: Refusal;
}

/** What every action of every game has: its verb, and the seat that takes it (CHANCE for the dealer). */
export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

/** The actions of one verb; one with several names is found by each of them. */
export type OfType<A extends AnyAction, T extends A["type"]> = A extends AnyAction
  ? T extends A["type"]
    ? A
    : never
  : never;

/** What every event of every game has: what kind of thing happened. */
export interface AnyEvent {
  readonly type: string;
}

export interface AnyState {
  /** The generator's numbers (see rng.ts); four, all 0, where the game has no seed. */
  rng: number[];
}

/** What a table reads of the state of any game. A game's own state has more, which only the game reads. */
export interface CommonState extends AnyState {
  readonly options: OptionValues;
  /** Colour ids by seat, clockwise. */
  readonly colours: readonly string[];
  readonly seats: readonly { readonly alive: boolean }[];
  /** Seats whose move it is; empty while chance is to move, and when the game is over. */
  readonly asked: readonly Seat[];
  /** Whose turn it is, or NOBODY. */
  readonly turn: Seat;
  /** What is awaited now, as an id; "over" at the end. */
  readonly step: string;
  /** The part of the round or turn that `step` belongs to, as an id. */
  readonly phase: string;
  /** From 1 on; 0 before the first round. */
  readonly round: number;
  /** When over: who has won (NOBODY for a draw), and how the game ended, as an id. */
  readonly winner: number;
  /** All who have won, where that is not one seat alone: a team, or several who share it. */
  readonly winners?: readonly Seat[];
  readonly ending: string;
}

/** What the state of any game begins with, as its own rules change it: its options, phases and steps are narrower. */
export interface GameState<Options, Phase, Step> extends AnyState {
  options: Options;
  /** Colour ids of the players, clockwise. */
  colours: readonly string[];
  round: number;
  phase: Phase;
  step: Step;
  asked: Seat[];
}

/** What chance begins with: one number from 0 to 2^32 - 1, four that are a key, or none (see rng.ts). */
export type Seed = readonly number[];

/** Gives an integer from 0 to n - 1. */
export type Roll = (this: void, n: number) => number;

/** The value of an option: an id, a whole number, or a count for each kind. */
export type OptionValue = string | number | readonly number[];

/** The options of a game by id. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/**
 * An option of the table, as data: its reading and writing, presets, the setup panel, changes by a button, its
 * hash, the soak's variations and the help are made of it. `default` is the rulebook's value.
 */
export type OptionDef =
  | {
      readonly id: string;
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly id: string;
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** Whether `none` may be said for 0, which then need not be within the limits. */
      readonly none?: true;
    }
  | {
      /** A number for each kind; kinds that are not named have 0. */
      readonly id: string;
      readonly kind: "counts";
      readonly kinds: readonly string[];
      readonly max: number;
      readonly default: readonly number[];
    };

/** Ready-made options: those that are not the rulebook's. */
export interface Preset {
  readonly id: string;
  readonly options: OptionValues;
}

/** What a list of games has to know of one; cheap to load, without its rules. */
export interface GameMeta {
  /** The first word of its records, and its title for people. */
  readonly id: string;
  readonly title: string;
  /** Version of the rules and of the notation, the second word of its records. */
  readonly version: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** All colours that can play, in the default order around the table. */
  readonly colours: readonly string[];
  readonly options: readonly OptionDef[];
  /** In the order in which they are offered, the rulebook's own first. */
  readonly presets: readonly Preset[];
}

/** A game's rules as the core uses them. S is plain data; apply changes it in place. */
export interface Ruleset<S extends AnyState, A extends AnyAction, E> {
  readonly id: string;
  readonly version: number;
  /** The state before the first action; `rng` as newRng gives it. */
  setup(this: void, options: OptionValues, colours: readonly string[], rng: number[]): S;
  /** Answers for any action whether it may be taken now; never changes the state. */
  check(this: void, state: S, action: A): Refusal | undefined;
  /** By verb: what carries out an action that check let pass, adding what happened to `events`. */
  readonly verbs: Readonly<Record<A["type"], { apply(this: void, state: S, action: A, events: E[]): void }>>;
  /** The chance action that is due, its values drawn from `roll`; undefined where none is. */
  deal(this: void, state: S, roll: Roll): A | undefined;
  /** How many draws `deal` takes for this action. */
  draws(this: void, action: A): number;
  /**
   * Whether the chance that is due comes from face-down cards and not from what all see fall: it has a stream of its
   * own, of which open rolls say nothing.
   */
  drawsCards(this: void, state: S): boolean;
  copy(this: void, state: S): S;
  hash(this: void, state: S): number;
}
