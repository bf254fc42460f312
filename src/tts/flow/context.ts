import type { Pool } from "../../core/cipher";
import { NOBODY, type AnyAction } from "../../core/types";
import type { DiceShow } from "../../session/game/battle";
import type { GameModule } from "../../session/game/module";
import type { Match } from "../../session/match/match";
import type { Outcome } from "../../session/play/commands/types";
import { newRoom } from "../../session/table/room";
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

/** What happened without being shown yet, in seconds of the table since when. */
interface Unshown {
  readonly match: Match | undefined;
  readonly out: Outcome;
  readonly since: number;
}

/** The running script: the room, and what of it is on its way to the table. Made again by every load. */
export type Context = ReturnType<typeof newContext>;

/** `pool`, out of which keys of matches are drawn, outlives loads. */
export function newContext(upward: Upward, module: GameModule, pool: Pool) {
  return {
    upward,
    room: newRoom(module),
    pool,
    /** False until the table is laid: before that nobody can do anything. */
    ready: false,
    /** What is known of people, by the words that players are known by: people.ts keeps it. */
    people: {
      /** Colours by player: whoever comes back gets the seat back. */
      colours: {} as Record<string, string | undefined>,
      /** Players by colour who were greeted there. */
      greeted: {} as Record<string, string | undefined>,
      /** By colour, the name of whoever was seen there last. */
      names: {} as Record<string, string | undefined>,
      /** Players who have been told how this goes. */
      helped: {} as Record<string, boolean | undefined>,
      /** Players whose camera was turned to the board. */
      atBoard: {} as Record<string, boolean | undefined>,
      /** Players who have left, and may still look as if they sat there. */
      departed: {} as Record<string, boolean | undefined>,
    },
    /** The save as a string, and whether it has to be written again: saving.ts keeps it. */
    save: {
      text: "",
      isStale: true,
      /** One that could not be read is kept, and saved again, as long as there is no other game. */
      unreadable: "",
      /** Whose turn it was when a point to rewind to was stored last; NOBODY for nobody's. */
      turn: NOBODY,
    },
    /** What is still to be read of a save: saving.ts begins it, loading.ts reads on. */
    load: { resume: undefined as Resume | undefined, rebuild: undefined as Rebuild | undefined },
    /** To whom the table's sign of the turn was given last, as an id (empty for none), and when: bell.ts keeps it. */
    bell: { colour: "", since: 0 },
    /** Waits of the next thing that happens by itself, of the timer's seconds; 0 for none: clock.ts keeps them. */
    clock: {
      waiting: 0,
      ticking: 0,
      /** When what is due now came up, in seconds of the table. */
      since: 0,
      /** The roll that has ended a fight and is looked at just now. */
      roll: undefined as DiceShow | undefined,
      /** Dice that fell in the battle that is on, and whether their show is skipped. */
      rolls: 0,
      isSkipped: false,
      /** unshown.ts keeps it. */
      unshown: undefined as Unshown | undefined,
      /** Seconds that the turn of a seat has been shown until now, and when that was counted last. */
      spent: 0,
      spentOf: NOBODY,
      counted: 0,
    },
    /** What was shown and told: after.ts keeps it. */
    shown: {
      /** The match's revision that the panels show. */
      revision: 0,
      /** What `staleBefore` was of the match when its timer was started; -1 without one. */
      timedFrom: -1,
      /** Whether the Notebook shows the whole record; undefined after a load, when nobody knows. */
      isRecordOpen: undefined as boolean | undefined,
      /** Who was asked last and knows it, so that nobody is told twice. */
      notified: "",
      /** What the signs beside the mats depend on, as it was when they were written last. */
      signs: "",
      /** The losses that were told last. */
      lost: undefined as readonly Loss[] | undefined,
    },
    /** Where it is fought or something was done last; whether it is fought: signals.ts keeps it. */
    site: { last: undefined as DiceShow | undefined, isFought: false },
    /** The moment that was shown last, and whether it stays for those who see it late: moment.ts keeps it. */
    moment: { last: undefined as Moment | undefined, stays: false },
    /** Dice that people throw just now. */
    thrown: undefined as Throw | undefined,
    /** What computes odds between frames; what of them was shown last, on panels and on the map. */
    odds: undefined as Job | undefined,
    shownChanges: 0,
    shownMarks: 0,
    /** What thinks advice between frames. */
    advice: undefined as Job | undefined,
    /** What the host has been warned of, by its words. */
    warned: {} as Record<string, boolean | undefined>,
    /** The kinds of faults that were told since the load: where it was, and what the machine said. */
    faults: [] as readonly string[],
  };
}
