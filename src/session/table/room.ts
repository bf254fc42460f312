import type { DiceShow } from "../game/battle";
import type { AnyAction } from "../../core/types";
import type { GameModule } from "../game/module";
import type { Match } from "../match/match";
import type { Intent } from "../intent/intent";
import { newOddsDesk, type OddsDesk } from "./odds";
import { newRecent, type Recent } from "./recent";
import { newScreen, type Screen } from "./screen";
import { newSettings, type Settings } from "./settings";
import { newTable, type Advice, type Chair, type Table } from "./table";

/** What people have changed on the table past the rules, on top of one state of a match. */
export interface ManualEdit {
  /** What lies there: known to the game's own ManualEdits. */
  readonly contents: object;
  readonly match: Match;
  readonly revision: number;
  /** Moves on with every change. */
  changes: number;
}

/** What people lay by hand. Nothing of it is saved. */
interface ByHand {
  /** What was changed and is neither read nor put back: ask `manualEdit`. */
  edit: ManualEdit | undefined;
  /** Whether a supply of pieces lies beside the board. */
  tray: boolean;
}

/** What a table waits for, and what keeps it from going on by itself. Nothing of it is saved. */
interface Waiting {
  /** Whether what happens by itself is hurried until a person is asked. */
  hurried: boolean;
  /** Seconds that the asked seats have left; -1 without a timer. */
  secondsLeft: number;
  /** The revision whose time for an answer is over, -1 for none, and a pass that waits for it: answer-time.ts keeps both. */
  answered: number;
  pass: { readonly revision: number; readonly action: AnyAction } | undefined;
  /** The revision that people came back to: its phase does not end by itself. -1 for none. */
  revisited: number;
}

/** A table with all that is half done at it. Only the table and the settings are saved. */
export interface Room {
  table: Table;
  settings: Settings;
  /** Half-made actions by seat. */
  intents: Record<number, Intent | undefined>;
  /** By colour. */
  readonly screens: Record<string, Screen | undefined>;
  /** What a colour was asked to confirm: `reset`, `resign`, `end`. */
  asks: Record<string, string | undefined>;
  /** The colour whose host and computer the page of people is about; empty for the first. */
  picked: string;
  readonly waiting: Waiting;
  readonly recent: Recent;
  readonly manual: ByHand;
  /** By seat: what a computer would do in its place, where it has asked: ask `adviceOf`. */
  readonly advice: Record<number, Advice | undefined>;
  /** The odds that were asked for, and what is known of them. */
  readonly odds: OddsDesk;
}

export function newRoom(module: GameModule): Room {
  return {
    table: newTable(module),
    settings: newSettings(),
    intents: {},
    screens: {},
    asks: {},
    picked: "",
    waiting: newWaiting(),
    recent: newRecent(),
    manual: { edit: undefined, tray: false },
    advice: {},
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
  const screen = newScreen();
  room.screens[colour] = screen;
  return screen;
}

/** Gives whoever is asked the whole time again, where there is a timer. */
export function restartTimer(room: Room): void {
  room.waiting.secondsLeft = room.settings.timer > 0 ? room.settings.timer : -1;
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
  return room.recent.finishedRoll !== undefined && room.recent.finishedRoll === lastRoll(room);
}

/** A table that waits for nothing. */
function newWaiting(): Waiting {
  return { hurried: false, secondsLeft: -1, answered: -1, pass: undefined, revisited: -1 };
}
