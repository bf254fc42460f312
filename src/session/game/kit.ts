import type { AnyAction, AnyEvent, CommonState, Seat } from "../../core/types";
import type { Language } from "../../text/language";
import type { BattleView } from "./battle";
import type { Writer } from "./panel";

/** Rows of a list; button `card N` takes the offer in row N. */
interface OfferList<S extends CommonState> {
  readonly rows: number;
  /** How many offers there are. */
  count(this: void, state: S, seat: Seat): number;
}

/** What stands in the place of the action panel at some steps: the game's own buttons for an answer. */
export interface ActionBody<S extends CommonState> {
  /** Id of the element that is shown to the seat that acts. */
  readonly id: string;
  readonly steps: readonly string[];
  /** Where it is a list of offers that may be longer than its rows: it is leafed through with the command `leaf`. */
  readonly list?: OfferList<S>;
  /** `first` is the place of the offer in the first row. */
  paint(this: void, state: S, seat: Seat, writer: Writer, language: Language, first: number): void;
}

/** What the action panel has to know of a game: what it has room for, and what goes by no rule. */
export interface ActionKit<S extends CommonState> {
  /** Verbs that have a button there, in this order; all others go without saying, or are said elsewhere. */
  readonly verbs: readonly string[];
  /** Words that have a button: one of a few ways to do it, a card. */
  readonly words: readonly string[];
  /** Refusals of verbs that are not for this moment, and so have no button. */
  readonly unfitVerbs: readonly string[];
  /** By verb: the refusal of words that are not for this moment, and so have no button. */
  readonly unfit: Readonly<Record<string, string | undefined>>;
  /** Most kinds that are counted at once. */
  readonly steppers: number;
  /** Verbs whose kinds are named with their prices. */
  readonly priced: readonly string[];
  readonly bodies: readonly ActionBody<S>[];
  /** How many of each kind an action of a priced verb buys, for the button that repeats it; without it there is none. */
  bought?(this: void, action: AnyAction): readonly number[];
  picture(this: void, kind: string): string;
  /** The face of the die that the kind at `index` stands for; -1 for what is no die. */
  face(this: void, state: S, seat: Seat, kind: string, index: number): number;
  /**
   * Which of the language's prompts says what is to be done next; empty for the one of `verb.field`, or of `step.step`
   * while no verb is picked.
   */
  prompt(this: void, state: S, seat: Seat, verb: string): string;
  /** What the seat has left to do, after the prompt; empty where there is nothing to count. */
  note(this: void, state: S, language: Language): string;
  /** Which of the language's prompts asks whether an action is meant; empty for one that goes without asking. */
  doubt?(this: void, state: S, action: AnyAction): string;
  /** What stands for the sentence of an action whose counts the steppers show; empty for the sentence. */
  brief?(this: void, action: AnyAction, language: Language): string;
  /** Facts of the territory that an action is picked for, below it: its panel need not tell them then. */
  about?(this: void, state: S, territory: number, language: Language): readonly string[];
  /**
   * How an action whose counts are chosen would go, what it meets or costs, after what it is; empty for one that says
   * it all.
   */
  odds?(this: void, state: S, action: AnyAction, language: Language): string;
}

/** A line that a seat alone sees, beside the way back and forth; and what is told of it where one points at it. */
export interface OwnLine {
  readonly text: string;
  readonly help: string;
}

/** What the panel of a fight has to know of a game; `Show` is what the game itself has made of the last roll. */
export interface BattleKit<S extends CommonState, Show extends object> {
  /** Rows of units that the panel has; all kinds if not given. */
  readonly rows?: number;
  /** The fight that is fought, or the one that the last roll, `last`, has ended; undefined for none. */
  view(this: void, state: S, last: Show | undefined, language: Language): BattleView | undefined;
}

/** The statistics of a game, counted from its log some lines at a time; `Numbers` is what it counts in. */
export interface StatisticsKit<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
  Numbers extends object = object,
> {
  /** Where the numbers of so many seats begin. */
  begin(this: void, seats: number): Numbers;
  /** Goes on by one line of the log. */
  add(this: void, statistics: Numbers, action: A | undefined, event: E | undefined): void;
  /** Names of the numbers that a game like this one has, a column of them for each seat, and the last round. */
  table(this: void, statistics: Numbers, state: S, language: Language): StatisticsTable;
}

/** A number that each seat has as a game stands; `panel.course` names it by its id. */
export interface CourseLine<S extends CommonState = CommonState> {
  readonly id: string;
  /** By seat, from the whole state. */
  of(this: void, state: S): readonly number[];
}

export interface StatisticsTable {
  readonly labels: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly round: number;
}
