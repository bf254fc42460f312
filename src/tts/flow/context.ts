import type { Pool } from "../../core/cipher";
import { NOBODY, type AnyAction, type Seat } from "../../core/types";
import type { DiceShow } from "../../session/game/battle";
import type { GameModule } from "../../session/game/module";
import type { Match } from "../../session/match/match";
import type { Outcome } from "../../session/play/commands/types";
import { newRoom, type Room } from "../../session/table/room";
import type { Loss, Moment } from "../../session/table/recent";
import type { Rebuild } from "../../session/match/rebuild";
import type { Resume } from "../../session/table/save";
import type { Job } from "./jobs";

/** A throw of dice on the table: of which match, for what, and how often it had to be thrown again. */
export interface Throw {
  readonly match: Match;
  readonly key: string;
  /** Seconds in which people may throw before the dice roll by themselves. */
  readonly patience: number;
  /** What is done with the action that came of it. */
  then(this: void, action: AnyAction): void;
  tries: number;
}

/** What files of this folder call of those that import them; main.ts puts it in. */
interface Upward {
  /** Shows what came of a command or an action, and sees to what follows: after.ts. */
  after(this: void, context: Context, out: Outcome): void;
}

/** What is known of people, by the words that players are known by: people.ts keeps it. */
interface People {
  /** Colours by player: whoever comes back gets the seat back. */
  readonly colours: Record<string, string | undefined>;
  /** Players by colour who were greeted there. */
  readonly greeted: Record<string, string | undefined>;
  /** By colour, the name of whoever was seen there last. */
  readonly names: Record<string, string | undefined>;
  /** Players who have been told how this goes. */
  readonly helped: Record<string, boolean | undefined>;
  /** Players whose camera was turned to the board. */
  readonly atBoard: Record<string, boolean | undefined>;
  /** Players who have left, and may still look as if they sat there. */
  departed: Record<string, boolean | undefined>;
}

/** The save as a string, and whether it has to be written again: saving.ts keeps it. */
interface Save {
  text: string;
  isStale: boolean;
  /** One that could not be read is kept, and saved again, as long as there is no other game. */
  unreadable: string;
  /** Whose turn it was when a point to rewind to was stored last; -1 for nobody's. */
  turn: number;
}

/** Waits of the next thing that happens by itself, of the timer's seconds; 0 for none: clock.ts keeps them. */
interface Clock {
  waiting: number;
  ticking: number;
  /** When what is due now came up, in seconds of the table. */
  since: number;
  /** The roll that has ended a fight and is looked at just now. */
  roll: DiceShow | undefined;
  /** Dice that fell in the battle that is on, and whether their show is skipped. */
  rolls: number;
  isSkipped: boolean;
  /** What happened without being shown yet, in seconds of the table since when: unshown.ts keeps it. */
  unshown: { readonly match: Match | undefined; readonly out: Outcome; readonly since: number } | undefined;
  /** Seconds that the turn of a seat has been shown until now, and when that was counted last. */
  spent: number;
  spentOf: Seat;
  counted: number;
}

/** What was shown and told: after.ts keeps it. */
interface Shown {
  /** The match's revision that the panels show. */
  revision: number;
  /** What `staleBefore` was of the match when its timer was started; -1 without one. */
  timedFrom: number;
  /** Whether the Notebook shows the whole record; undefined after a load, when nobody knows. */
  isRecordOpen: boolean | undefined;
  /** Who was asked last and knows it, so that nobody is told twice. */
  notified: string;
  /** What the signs beside the mats depend on, as it was when they were written last. */
  signs: string;
  /** The losses that were told last. */
  lost: readonly Loss[] | undefined;
}

/** The running script: the room, and what of it is on its way to the table. Made again by every load. */
export interface Context {
  readonly upward: Upward;
  room: Room;
  /** What keys of matches are drawn from. */
  readonly pool: Pool;
  /** False until the table is laid: before that nobody can do anything. */
  ready: boolean;
  readonly people: People;
  readonly save: Save;
  /** What is still to be read of a save: saving.ts begins it, loading.ts reads on. */
  readonly load: { resume: Resume | undefined; rebuild: Rebuild | undefined };
  /** To whom the table's sign of the turn was given last, as an id (empty for none), and when: bell.ts keeps it. */
  readonly bell: { colour: string; since: number };
  readonly clock: Clock;
  readonly shown: Shown;
  /** Where it is fought or something was done last; whether it is fought: signals.ts keeps it. */
  readonly site: { last: DiceShow | undefined; isFought: boolean };
  /** The moment that was shown last, and whether it stays for those who see it late: moment.ts keeps it. */
  readonly moment: { last: Moment | undefined; stays: boolean };
  /** Dice that people throw just now. */
  thrown: Throw | undefined;
  /** What computes odds between frames; what of them was shown last, on panels and on the map. */
  odds: Job | undefined;
  shownChanges: number;
  shownMarks: number;
  /** What thinks advice between frames. */
  advice: Job | undefined;
  /** What the host has been warned of, by its words. */
  readonly warned: Record<string, boolean | undefined>;
  /** The kinds of faults that were told since the load: where it was, and what the machine said. */
  faults: readonly string[];
}

/** `pool` outlives loads. */
export function newContext(upward: Upward, module: GameModule, pool: Pool): Context {
  return {
    upward,
    room: newRoom(module),
    pool,
    ready: false,
    people: { colours: {}, greeted: {}, names: {}, helped: {}, atBoard: {}, departed: {} },
    save: { text: "", isStale: true, unreadable: "", turn: NOBODY },
    load: { resume: undefined, rebuild: undefined },
    bell: { colour: "", since: 0 },
    clock: {
      ...{ waiting: 0, ticking: 0, since: 0, roll: undefined, rolls: 0, isSkipped: false },
      ...{ unshown: undefined, spent: 0, spentOf: NOBODY, counted: 0 },
    },
    shown: { revision: 0, timedFrom: -1, isRecordOpen: undefined, notified: "", signs: "", lost: undefined },
    site: { last: undefined, isFought: false },
    moment: { last: undefined, stays: false },
    thrown: undefined,
    odds: undefined,
    shownChanges: 0,
    shownMarks: 0,
    advice: undefined,
    warned: {},
    faults: [],
  };
}
