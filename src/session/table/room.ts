import type { AnyAction, AnyEvent, Seat } from "../../core/types";
import type { DiceShow } from "../game/battle";
import type { GameModule } from "../game/module";
import type { Match } from "../match/match";
import type { Intent } from "../intent/intent";
import type { Advice } from "./advice";
import { newOddsDesk, type OddsDesk } from "./odds";
import { newSettings, type Settings } from "./settings";
import { newTable, type Chair, type Table } from "./table";

/** What somebody sees of the log on its page. It stands still while it is read. */
export interface LogView {
  /** So many items of the log are shown: what comes later waits until it is asked for. */
  until: number;
  /** The first row that is shown; too large a number shows the end. */
  top: number;
  /** The part of the log that goes to the top when the page is painted next, by its first item; -1 for none. */
  seek: number;
  /** How far parts and battles are unfolded, by their keys (see panel/log/rows.ts): 0 not at all, 1 some of it, 2 all. */
  unfolded: Record<string, number | undefined>;
  /** What the rows on the page stand for, as they were painted last: a key, or empty for what does not unfold. */
  rows: readonly string[];
  /** Moves on with every change of these. */
  changes: number;
}

/** What one colour, or "grey" for all who only watch, looks at. */
export interface Screen {
  /** Id of the page that is open, as `help` or `costs`; empty for none. */
  page: string;
  readonly log: LogView;
  /** Step of the text size, 0 being the usual one. */
  size: number;
  /** The territory that was pressed last; -1 for none. */
  pressed: number;
  /** The revision of the match at which ended combats were put away; -1 for none. */
  dismissedAt: number;
  /** How often a list of offers was leafed on that has more than its panel has rows. */
  leafed: number;
  /** The moment that was put away last. */
  moment: Moment | undefined;
  /** Panels that are folded up, by id. */
  readonly folded: Record<string, boolean | undefined>;
}

/** What people have changed on the table past the rules, on top of one state of a match. */
export interface ManualEdit {
  /** What lies there: known to the game's own ManualEdits. */
  readonly contents: object;
  readonly match: Match;
  readonly revision: number;
  /** Moves on with every change. */
  changes: number;
}

/** An event that a panel shows to all. */
export interface Moment {
  readonly event: AnyEvent;
  /** The action that has led to it, and how many there were with it. */
  readonly action: AnyAction;
  readonly at: number;
  /** Whether it was shown long enough to those whom it does not concern. */
  isPast: boolean;
  /** Colours that were reading how its battle ended until then: they have not seen it yet. */
  late: readonly string[];
  /** Those among them who have had it before them since they were looked at last. */
  shown: readonly string[];
}

/** A battle that is over, for those people who have fought in it. */
export interface BattleEnd {
  readonly match: Match;
  readonly events: readonly AnyEvent[];
  /** Their colours. */
  readonly people: readonly string[];
  /** The roll that was shown when it ended. */
  readonly roll: DiceShow | undefined;
  /** Of the match when it had ended. */
  readonly revision: number;
}

/** A territory that was lost: from where it was taken (NOBODY where nobody knows), and who took it; another may have it by now. */
export interface Loss {
  readonly territory: number;
  readonly from: number;
  readonly by: Seat;
}

/** Losses by seat, in one match. */
export interface Losses {
  readonly match: Match;
  readonly seats: Record<number, readonly Loss[] | undefined>;
}

/** A table with all that is half done at it. Only the table and the settings are saved. */
export interface Room {
  table: Table;
  /** Half-made actions by seat. */
  intents: Record<number, Intent | undefined>;
  settings: Settings;
  /** Whether what happens by itself is hurried until a person is asked. Not saved. */
  hurried: boolean;
  /** By colour. */
  readonly screens: Record<string, Screen | undefined>;
  /** What a colour was asked to confirm: `reset`, `resign`, `end`. */
  asks: Record<string, string | undefined>;
  /** The colour whose host and computer the page of people is about; empty for the first. Not saved. */
  picked: string;
  /** Seconds that the asked seats have left; -1 without a timer. */
  secondsLeft: number;
  /** What was changed by hand and is neither read nor put back: ask `manualEdit`. Not saved. */
  manual: ManualEdit | undefined;
  /** The roll that has ended a fight and was looked at long enough: no more than its end is shown. Not saved. */
  finishedRoll: DiceShow | undefined;
  /** The last battles in which people have fought: ask `newEnds`. Not saved. */
  endedBattles: readonly BattleEnd[];
  /** The revision whose time for an answer is over, -1 for none, and a pass that waits for it. Not saved. */
  answered: number;
  pass: { readonly revision: number; readonly action: AnyAction } | undefined;
  /** The revision that people came back to: its phase does not end by itself. -1 for none. Not saved. */
  revisited: number;
  /** What has just changed the game for all: ask `momentOf`. Not saved. */
  moment: Moment | undefined;
  /** Whether a supply of pieces lies beside the board. Not saved. */
  tray: boolean;
  /** By seat: what a computer would do in its place, where it has asked: ask `adviceOf`. Not saved. */
  readonly advice: Record<number, Advice | undefined>;
  /** What seats have lost since their last turn: ask `lossesOf`. Not saved. */
  losses: Losses | undefined;
  /** The odds that were asked for, and what is known of them. Not saved. */
  readonly odds: OddsDesk;
}

export function newRoom(module: GameModule): Room {
  return {
    table: newTable(module),
    intents: {},
    settings: newSettings(),
    hurried: false,
    screens: {},
    asks: {},
    picked: "",
    secondsLeft: -1,
    manual: undefined,
    finishedRoll: undefined,
    endedBattles: [],
    answered: -1,
    pass: undefined,
    revisited: -1,
    moment: undefined,
    tray: false,
    advice: {},
    losses: undefined,
    odds: newOddsDesk(),
  };
}

/** The chair that the page of people is about. */
export function pickedChair({ picked, table: { chairs } }: Room): Chair {
  return chairs.find(({ colour }) => colour === picked) ?? chairs[0];
}

/** What a colour looks at; made when it is first asked for. */
export function screenOf(room: Room, colour: string): Screen {
  const found = room.screens[colour];
  if (found !== undefined) return found;
  const log: LogView = { until: 0, top: 0, seek: -1, unfolded: {}, rows: [], changes: 0 };
  const screen: Screen = {
    page: "",
    log,
    size: 0,
    pressed: -1,
    dismissedAt: -1,
    leafed: 0,
    moment: undefined,
    folded: {},
  };
  room.screens[colour] = screen;
  return screen;
}

/** Gives whoever is asked the whole time again, where there is a timer. */
export function restartTimer(room: Room): void {
  room.secondsLeft = room.settings.timer > 0 ? room.settings.timer : -1;
}

/** Whether somebody who has pressed on the map since has done with the combat that has just ended. */
export function isPast({ table: { match, module } }: Room, screen: Screen): boolean {
  if (match === undefined || module.table.fight(match.game.state) !== undefined) return false;
  // A wish of another seat that is nobody's business would bring it back.
  return screen.dismissedAt >= match.staleBefore && screen.dismissedAt <= match.revision;
}

/** The roll that has ended a fight, as long as it is shown. */
export function lastRoll({ table: { match, module, roll } }: Room): DiceShow | undefined {
  return match === undefined || module.table.isFighting(match.game.state) ? undefined : roll;
}

/** Whether no more than the end of a fight is shown. */
export function isRollFinished(room: Room): boolean {
  return room.finishedRoll !== undefined && room.finishedRoll === lastRoll(room);
}
