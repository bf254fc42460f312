import { winnersOf } from "./common";
import type { Tally } from "./tally";
import type { AnyAction, AnyEvent, CommonState, Seat } from "./types";

/** A flag of the command that computes odds: what bears on a battle of this game. */
export interface OddsFlag {
  readonly name: string;
  readonly help: string;
  /** The words that it takes; a number where `most` is given; without either it takes no value. */
  readonly values?: readonly string[];
  readonly most?: number;
  /** The flag that it is for: without that one it would say nothing. */
  readonly for?: string;
  /** Whether it asks of something else than a battle, so that only flags that are for it go with it. */
  readonly alone?: true;
}

/** A battle as somebody asks for its odds: both armies in the words of the notation, and the flags that were given. */
export interface OddsQuestion {
  readonly attacker: string;
  readonly defender: string;
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** In which order either side loses its units, the attacker first. */
  readonly losses: readonly string[];
  /** The chance for which the least force is asked for, of 100; 0 for none. */
  readonly least: number;
}

/** Units by kind, those of which there are none left out; armies of a board where there is one kind only. */
export type ReportedUnits = Readonly<Record<string, number>>;

/** All that odds come to: docs/odds.md. */
export interface ReportedOdds {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly ends: readonly {
    readonly attacker: ReportedUnits;
    readonly defender: ReportedUnits;
    readonly chance: number;
  }[];
  /** The least force out of the attacker's that has the chance asked for; undefined where even all have not. */
  readonly least?: ReportedUnits;
  /** What was assumed, a sentence each. */
  readonly assumed: readonly string[];
}

/** How a game's battles are asked for outside the table. A text is why there are no odds. */
export interface OddsReport<S extends CommonState = CommonState, A extends AnyAction = AnyAction> {
  /** What the armies are, for the usage: an example for the attacker and for the defender. */
  readonly example: string;
  readonly flags: readonly OddsFlag[];
  /** The orders of losses that there are; none where all units are alike. */
  readonly orders: readonly string[];
  ask(this: void, question: OddsQuestion): ReportedOdds | string;
  /** The odds before an action of a seat, or without one of what is under way, from what the seat may see. */
  at(this: void, view: S, seat: Seat, action: A | undefined): ReportedOdds | undefined;
}

/** A number that a game comes to: how many events of these types there were, or what its last state says. */
export type Measure<S extends CommonState = CommonState> = Counted | Ended<S>;

interface Counted {
  readonly id: string;
  /** In a few words, as the head of a row. */
  readonly title: string;
  readonly events: readonly string[];
}

interface Ended<S extends CommonState> extends Omit<Counted, "events"> {
  end(this: void, state: S): number;
}

/** What a seat may be given before the game begins that no rule gives it. */
interface Handicap<S extends CommonState> {
  readonly id: string;
  give(this: void, state: S, seat: Seat, count: number): void;
}

/** What many games between computers are measured by. */
export interface GameMeasures<S extends CommonState = CommonState> {
  readonly measures: readonly Measure<S>[];
  readonly handicaps: readonly Handicap<S>[];
}

/** A number that each seat has as a game stands: how it changes from round to round is a line for each seat. */
export interface Series<S extends CommonState = CommonState> {
  readonly id: string;
  /** In a few words, as the head of a table. */
  readonly title: string;
  /** By seat, from the whole state. */
  of(this: void, state: S): readonly number[];
}

/** A game for readers outside the table: as plain objects with ids for indices, and as text. Never part of a bundle. */
export interface GameReport<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
> {
  /** Version of the objects' shape. */
  readonly version: number;
  /** A state as an object: docs/json.md. */
  state(this: void, state: S): object;
  /** How a game stands, for people; players' names by seat. */
  outcome(this: void, state: S, names: readonly string[], actions: number): string;
  /** The values of an event, ids for indices. */
  event(this: void, event: E, state: S): Readonly<Record<string, unknown>>;
  /** An action as a line of a record, up to what a view of it does not know. */
  action(this: void, action: A, state: S): string;
  readonly odds: OddsReport<S, A>;
  readonly measures: GameMeasures<S>;
  readonly series: readonly Series<S>[];
  readonly tallies: readonly Tally<S, A, E>[];
}

/** A seat by its colour, and its player's name where there is one. */
export function seatWithName({ colours }: CommonState, seat: Seat, names: readonly string[]): string {
  const name = names[seat] ?? "";
  return name === "" ? colours[seat] : `${colours[seat]} (${name})`;
}

/** Who is to act, or how the game has ended, in the words of the notation. */
export function headline(s: CommonState, names: readonly string[]): string {
  const list = (seats: readonly Seat[]): string[] => seats.map((seat) => seatWithName(s, seat, names));
  if (s.ending === "none") {
    const asked = s.asked.length === 0 ? "chance" : list(s.asked).join(", ");
    return `Not over: ${s.phase}, ${s.step} of ${asked}.`;
  }
  const winners = list(winnersOf(s));
  return winners.length === 0
    ? `Over: ${s.ending}. Nobody wins.`
    : `Over: ${s.ending}, won by ${winners.join(" and ")}.`;
}
