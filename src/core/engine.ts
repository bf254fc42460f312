import type { Reason } from "./bots/reason";
import type { Strike, Temper } from "./bots/temper";
import type { Thought } from "./bots/thought";
import type { Bounds, Choices, Draft } from "./choice";
import type { Line } from "./lines";
import type { OptionsDraft } from "./options";
import type { AnyAction, AnyEvent, CommonState, GameMeta, Refusal, Roll, Ruleset, Seat } from "./types";

/** What is known of a position while its clauses are read. A game's own draft may have more. */
export interface PositionDraft<S extends CommonState = CommonState> {
  readonly s: S;
  /** The options of `s`. */
  readonly options: OptionsDraft;
  readonly seats: Record<string, number>;
  /** The word at which each clause begins, by the clause's key: its first word, or its first two. */
  readonly words: Record<string, number | undefined>;
}

/** What a position breaks: the key of the clause that says so, and the refusal. */
export interface Breach {
  readonly clause: string;
  readonly why: Refusal;
}

/** How a game is written: an action is one line of a record, a position one line. See docs/notation.md. */
export interface Notation<S extends CommonState, A extends AnyAction> {
  /** Reads a line as an action; where it is none, `line.fault` says why. Rules are not asked here. */
  readAction(this: void, line: Line, seats: Readonly<Record<string, number>>): A;
  /** Writes an action as a line of a record, without its end; `colours` by seat. */
  writeAction(this: void, action: A, colours: readonly string[]): string;
  /** Writes a half-made action as far as it is picked; with the bounds of its counts as the template of a family. */
  writeDraft(this: void, draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string;
  /** What lines begin with that chance acts in: `roll`. */
  readonly chanceWords: readonly string[];
  /** The draft of a position whose head is read: nothing of it is known but options, colours and seats. */
  beginPosition(
    this: void,
    options: OptionsDraft,
    colours: readonly string[],
    seats: Record<string, number>,
  ): PositionDraft<S>;
  /** Reads a clause of a position into the draft; where it is none, `line.fault` says why. */
  readClause(this: void, line: Line, draft: PositionDraft<S>): void;
  /** Fills in what a position's clauses left out, and gives the first invariant that the whole then breaks. */
  fillPosition(this: void, draft: PositionDraft<S>): Breach | undefined;
  writePosition(this: void, state: S): string;
  /** The first invariant that a state breaks; undefined for a sound one. */
  findBreach(this: void, state: S): Breach | undefined;
}

/** What a seat may know; -1 is one who only watches. Two states that differ in nothing else look the same. */
export interface View<S extends CommonState, A extends AnyAction, E extends AnyEvent> {
  state(this: void, state: S, seat: Seat): S;
  /** The event as the seat sees it, the very same where nothing of it is secret; undefined where it sees nothing. */
  event(this: void, event: E, seat: Seat): E | undefined;
  action(this: void, action: A, seat: Seat): A | undefined;
  /** Whether an action has turned something over that was secret, so that its seat cannot take it back alone. */
  reveals(this: void, action: A, events: readonly E[]): boolean;
}

/** A plan that a computer has thought of: territories that it takes in their order, and what makes up its worth. */
export interface ConsideredPlan {
  readonly lands: readonly number[];
  readonly terms: Readonly<Record<string, number>>;
}

/** A player made of code, known by its id. */
export interface Bot<S extends CommonState, A extends AnyAction> {
  readonly id: string;
  /** Ids by which saves from before know it: no other level has one of them, now or then. */
  readonly formerIds?: readonly string[];
  /**
   * Begins a thought of a seat that is asked, from what that seat may see and chance of its own. `before` is its last
   * thought in this game where that is known, as it is not after a load: a plan in it may still hold. Without a temper it
   * plays as its level does.
   */
  think(
    this: void,
    view: S,
    seat: Seat,
    roll: Roll,
    before: Thought<A> | undefined,
    temper?: Temper,
  ): Thought<A>;
  /**
   * Why it takes an action that its thought has come to; undefined where there is not much to say. `view` is the position
   * as somebody sees it who only watches: two that differ in hidden things alone have the same reason for the same action.
   */
  why?(this: void, view: S, action: A, thought: Thought<A>): Reason | undefined;
  /** The best plans that a thought has come upon, best first; none of one that follows a plan from before, or makes none. */
  considered?(this: void, thought: Thought<A>): readonly ConsideredPlan[];
  /** The territories that its plan takes in this turn from now on, in their order: for the seat's own eyes. */
  ahead?(this: void, thought: Thought<A>): readonly number[];
  /** The weights that it plays by, where `npm run tune` is to look for better ones. */
  readonly weights?: Weighted<S, A>;
}

/** Weights by name, as a game has them as data, and how its computer thinks by others. */
export interface Weighted<S extends CommonState, A extends AnyAction> {
  readonly defaults: object;
  /** The numbers among the weights that are not the defaults, by name. */
  thinkBy(this: void, changed: Readonly<Record<string, number>>): Bot<S, A>["think"];
  /** By seat what networks judge a position by where a turn begins, none for who is out, if they have a say. */
  facts?(this: void, s: S): number[][];
}

/** What a table does for a seat that has said so once, until it says otherwise. */
export interface StandingOrders<S extends CommonState, A extends AnyAction> {
  /** Whether an action is about standing orders and nothing else: a seat may give it at any time. */
  isWish(this: void, action: A): boolean;
  /** Whether it says that a seat passes until it says otherwise, even if the table says it again: nobody is to notice. */
  isOrder(this: void, action: A): boolean;
  /** Whether the seat wants the table to pass for it from now on; undefined where the action says nothing of it. */
  passes(this: void, action: A): boolean | undefined;
  /** What a seat that passes until it says otherwise has to say again, as the rules forget it; undefined for nothing. */
  renewed(this: void, state: S, seat: Seat): A | undefined;
  /** Whether the game waits just now for what standing orders may answer. */
  isAsked(this: void, state: S): boolean;
  /** The verb by which an asked seat lets it be. */
  readonly pass: string;
  /** What the order answers for a seat that is asked; undefined where the seat itself is to answer. */
  answer(this: void, state: S, seat: Seat): A | undefined;
}

/** A game without its presentation: all that replays, the soak and the simulator need. */
export interface Engine<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
> {
  readonly meta: GameMeta;
  readonly rules: Ruleset<S, A, E>;
  readonly notation: Notation<S, A>;
  readonly choices: Choices<S, A>;
  readonly view: View<S, A, E>;
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot<S, A>[];
  /** What seats may leave to the table; undefined for a game that asks for nothing of the kind. */
  readonly orders: StandingOrders<S, A> | undefined;
  /** Who acts against whom in an event that all see, for who bears grudges; undefined for any other event. */
  strike?(this: void, event: E): Strike | undefined;
}
