import type { Pool } from "../../core/cipher";
import type { DiceShow } from "../../session/game/battle";
import type { GameModule } from "../../session/game/module";
import type { Match } from "../../session/match/match";
import type { Outcome } from "../../session/play/commands/types";
import { newRoom, type Moment, type Room } from "../../session/table/room";
import type { Rebuild } from "../../session/match/rebuild";
import type { Resume } from "../../session/table/save";
import type { Job } from "./jobs";

/** A throw of dice on the table: of which match, for what, and how often it had to be thrown again. */
export interface Throw {
  readonly match: Match;
  readonly key: string;
  tries: number;
}

/** What files of this room call of those that import them; main.ts puts it in. */
interface Upward {
  /** Shows what came of a command or an action, and sees to what follows: after.ts. */
  after(this: void, context: Context, out: Outcome): void;
}

/** The running script: the room, and what of it is on its way to the table. Made anew by every load. */
export interface Context {
  readonly upward: Upward;
  room: Room;
  /** What keys of matches are drawn from. */
  readonly pool: Pool;
  /** False until the table is laid: before that nobody can do anything. */
  ready: boolean;
  /** The match's revision that the panels show. */
  seen: number;
  /** Dice that fell in the battle that is on, and whether their show is skipped. */
  rolls: number;
  skipping: boolean;
  /** Where it is fought or something was done last; whether it is fought. */
  site: DiceShow | undefined;
  fought: boolean;
  /** The roll that has ended a fight and is looked at just now. */
  last: DiceShow | undefined;
  /** The moment that was shown last, and whether it stays for those who see it late. */
  moment: Moment | undefined;
  momentStays: boolean;
  /** Dice that people throw just now. */
  thrown: Throw | undefined;
  /** Waits of the next thing that happens by itself, of the timer's seconds; 0 for none. */
  waiting: number;
  ticking: number;
  /** When what is due now came up, in seconds of the table. */
  since: number;
  /** What computes odds between frames; what of them was shown last, on panels and on the map. */
  odds: Job | undefined;
  told: number;
  marked: number;
  /** What thinks advice between frames. */
  advice: Job | undefined;
  resume: Resume | undefined;
  rebuild: Rebuild | undefined;
  /** The save as a string, and whether it has to be written again. */
  text: string;
  stale: boolean;
  /** A save that could not be read is kept, and saved again, as long as there is no other game. */
  lost: string;
  /** Colours by player: whoever comes back gets the seat back. */
  readonly had: Record<string, string | undefined>;
  /** Players by colour who were greeted there. */
  readonly sits: Record<string, string | undefined>;
  /** By colour, the name of whoever was seen there last. */
  readonly called: Record<string, string | undefined>;
  /** Players who have been told how this goes. */
  readonly helped: Record<string, boolean | undefined>;
  /** What the host has been warned of, by its words. */
  readonly warned: Record<string, boolean | undefined>;
  /** Whose turn it was when a point to rewind to was stored last; -1 for nobody's. */
  turn: number;
  /** Players who have left, and may still look as if they sat there. */
  gone: Record<string, boolean | undefined>;
  /** Players whose camera was turned to the board. */
  readonly looked: Record<string, boolean | undefined>;
  /** The colour, as an id, to whom the table's sign of the turn was given last; empty for none. When it was, in seconds. */
  bell: string;
  rung: number;
  /** Whether the Notebook shows the whole record; undefined after a load, when nobody knows. */
  open: boolean | undefined;
  /** Who was asked last and knows it, so that nobody is told twice. */
  notified: string;
  /** What `staleBefore` was of the match when its timer was started; -1 without one. */
  timed: number;
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
    seen: 0,
    rolls: 0,
    skipping: false,
    site: undefined,
    fought: false,
    last: undefined,
    moment: undefined,
    momentStays: false,
    thrown: undefined,
    waiting: 0,
    ticking: 0,
    since: 0,
    odds: undefined,
    told: 0,
    marked: 0,
    advice: undefined,
    resume: undefined,
    rebuild: undefined,
    text: "",
    stale: true,
    lost: "",
    had: {},
    sits: {},
    helped: {},
    warned: {},
    turn: -1,
    gone: {},
    looked: {},
    called: {},
    bell: "",
    rung: 0,
    open: undefined,
    notified: "",
    timed: -1,
    faults: [],
  };
}
