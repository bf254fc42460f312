import type { ChanceKit } from "../../core/chance";
import type { SettingDefs } from "../../core/settings";
import type { Engine } from "../../core/engine";
import type { AnyAction, AnyEvent, CommonState, Refusal, Seat } from "../../core/types";
import type { Language } from "../../text/language";
import type { ActionKit, BattleKit, CourseLine, OwnLine, StatisticsKit } from "./kit";
import type { OddsKit } from "./odds";
import type { Panel } from "./panel";
import type { Drop } from "./drop";
import type { Gesture } from "./gesture";
import type { PieceKit } from "../scene/pieces";
import type { Layout } from "../scene/thing";
import type { DiceShow } from "./battle";

/** What people change on a table past the rules; `P` is what lies there as they have put it. */
export interface ManualEdits<S extends CommonState, P extends object> {
  /** Why the position cannot be changed by hand just now. */
  refuse(this: void, state: S): Refusal | undefined;
  /** What lies there while nobody has touched it. */
  contents(this: void, state: S): P;
  /** The words of a change that a drop stands for: a piece of the supply, or units carried over; empty for none. */
  drop(this: void, contents: P, drop: Drop): string;
  /** What a change by these words has come to, a sentence each for the log. */
  describe(
    this: void,
    contents: P,
    state: S,
    by: string,
    words: readonly string[],
    language: Language,
  ): readonly string[];
  /** Carries out `words`, a command with its arguments, for a seat; refused with everything as it was. */
  change(this: void, contents: P, state: S, seat: Seat, words: readonly string[]): Refusal | undefined;
  /** A state as it would look with what lies there; for the eyes alone, it need not be a possible one. */
  seen(this: void, state: S, contents: P): S;
  /** The state that the game goes on from, if one could stand so. */
  takeOver(this: void, state: S, contents: P): S | Refusal;
}

/**
 * How a game lies on a table, and what people do to it there. `Show` is what it shows of dice that fell, `Noted` what it
 * notes for that before they do, `Contents` what people change by hand.
 */
export interface TableKit<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
  Show extends DiceShow = DiceShow,
  Noted extends object = object,
  Contents extends object = object,
> {
  /**
   * All that lies on the table. Hands of seats at which nobody is `present` are blanks. Groups of `before` whose
   * facts are unchanged are taken over.
   */
  layout(this: void, state: S, present: readonly boolean[], before?: Layout): Layout;
  /** Makes `count` more groups of a layout that emptyLayout began, for `layout` to take over; says whether all are there. */
  layoutSome(this: void, state: S, begun: Layout, count: number): boolean;
  emptyLayout(this: void, state: S): Layout;
  /** What a drop of a piece means, as presses and picks one after the other; empty where it proposes nothing. */
  gestures(this: void, drop: Drop): readonly Gesture[];
  /** How many territories there are: a press names one below it. */
  readonly territories: number;
  /** The dice of a chance action, for each one what it looks like (`models/die-NAME.png`); empty where none is rolled. */
  dice(this: void, action: A): readonly string[];
  /** The same action with the faces of dice that fell otherwise, in the order of `dice`. */
  withFaces(this: void, action: A, faces: readonly number[]): A;
  /** Whether all look at what this chance action rolls before the next one: it lies there longer than others. */
  isShownLong(this: void, action: A): boolean;
  /** Whether these dice are of a battle: each roll of one is shown a little shorter than the one before. */
  isBattleRoll(this: void, action: A): boolean;
  /** Whether the dice that are shown decide something that is still fought out. */
  isFighting(this: void, state: S): boolean;
  /** Seats that fight, besides the one whose turn it is. */
  fighters(this: void, state: S): readonly Seat[];
  /** The seat that holds a territory; below 0 for none. */
  owner(this: void, state: S, territory: number): Seat;
  /** Where a battle is fought; undefined where none is. */
  fight(this: void, state: S): DiceShow | undefined;
  /** Notes before an action what its dice will be shown with; undefined for one that shows none. */
  beforeDice(this: void, state: S, action: A): Noted | undefined;
  /** What is shown after an action, from what was noted before it and what was shown until then; undefined for nothing. */
  showDice(
    this: void,
    noted: Noted | undefined,
    action: A,
    events: readonly E[],
    shown: Show | undefined,
  ): Show | undefined;
  readonly manual: ManualEdits<S, Contents> | undefined;
  /** The standing orders that a seat may give, with the action `set`. */
  readonly settings: SettingDefs<Record<string, string>>;
  /** The value of a standing order as a seat has given it. */
  settingValue(this: void, state: S, seat: Seat, id: string): string;
  /** A card played out of the hand, by its id: an action, the verb that it stands for, what it picks, or why there is none. */
  card(
    this: void,
    state: S,
    seat: Seat,
    id: string,
  ): A | { readonly verb: string } | { readonly picks: string } | Refusal;
  /** The action by which a seat gives up. */
  resign(this: void, seat: Seat): A;
}

/** Which actions and events a log tells of, by type. */
export interface LogKit {
  /** Actions that say something that no event says. */
  readonly actions: readonly string[];
  /** Events that it leaves out: the status says them, or they are one seat's secret. */
  readonly omittedEvents: readonly string[];
  /** Events that change the game for all: they are told to everybody besides. */
  readonly moments: readonly string[];
  /** Those of them that a panel shows to all, by type: the name of its picture. An event with a `seat` or an `army` is about that one. */
  readonly pictured: Readonly<Record<string, string | undefined>>;
  /** The event with which a turn ends; it has a `seat`. */
  readonly turnEnd: string;
  readonly fold: LogFold;
}

/** How a log folds: types of its actions and events. Those of a battle that have a `territory` name where it is fought. */
export interface LogFold {
  /** Events with which a part of the log begins: a round, a turn. */
  readonly parts: readonly string[];
  /** What begins a battle, and what else belongs to one that has begun. */
  readonly begins: readonly string[];
  readonly within: readonly string[];
  /** A territory that was taken, and one that was attacked in vain: either ends a battle that is fought there. */
  readonly taken: readonly string[];
  readonly failed: readonly string[];
  /** What else is worth a word of a part in which nothing was taken. */
  readonly telling: readonly string[];
}

/** A whole game: its engine, and how it looks and speaks at a table. `Show` is what it shows of dice that fell. */
export interface GameModule<
  S extends CommonState = CommonState,
  A extends AnyAction = AnyAction,
  E extends AnyEvent = AnyEvent,
  Show extends DiceShow = DiceShow,
> extends Engine<S, A, E> {
  /** How it speaks, by language (ISO 639-1). */
  readonly languages: Readonly<Record<string, Language>>;
  readonly log: LogKit;
  readonly table: TableKit<S, A, E, Show>;
  readonly pieces: PieceKit;
  /** The panels that it adds to those of every table; how it serves the table's own action panel. */
  readonly panels: readonly Panel[];
  readonly action: ActionKit<S>;
  /** What the panel of a fight shows; undefined for a game without fights. */
  readonly battle?: BattleKit<S, Show>;
  /** How the odds of its battles are told; undefined for a game without such. */
  readonly odds?: OddsKit<S, A>;
  /** What it says to a seat alone, beside the way back and forth; undefined for a game without such a line. */
  own?(this: void, state: S, seat: Seat, language: Language): OwnLine;
  /** How a seat stands, as everybody may know it, in a few words without a full stop; undefined for a game without scores. */
  score?(this: void, state: S, seat: Seat, language: Language): string;
  /** What wins this match, in a few words without a full stop. */
  goal?(this: void, state: S, language: Language): string;
  /** The steps of a first turn that are led through: `labels.guide` has a sentence for each. */
  readonly guide?: readonly string[];
  /** The numbers that are shown at its end; undefined for none. */
  readonly statistics?: StatisticsKit<S, A, E>;
  /** What the Notebook tells from round to round of a game that is over, besides who held how many territories. */
  readonly course?: readonly CourseLine<S>[];
  /** What tells how likely each seat is to win. */
  readonly chance: ChanceKit<S>;
  /** Verbs of seats that carry out what dice or cards have decided, directly after them: what these change is luck too. */
  readonly carriesOut: readonly A["type"][];
}
