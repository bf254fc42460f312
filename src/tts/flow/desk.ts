import type { AnyEvent } from "../../core/types";
import type { DiceShow, GameModule } from "../../session/module";
import { newRoom, type Room } from "../../session/table/room";
import type { Rebuild } from "../../session/match/rebuild";
import type { Outline } from "../../session/play/outline";
import type { Resume } from "../../session/match/save";
import type { Throw } from "./throwing";

/** What lies on the table and what its panels show: the rooms beside this one, as main.ts puts them together. */
export interface Parts {
  /** Finds what the save has put there; names what is missing. */
  gather(this: void): string[];
  /** Makes the table agree with the room, sooner where `lookAhead` went before; `relay` looks at everything anew. */
  lookAhead(this: void, room: Room): void;
  lay(this: void, room: Room, events: readonly AnyEvent[]): void;
  relay(this: void, room: Room): void;
  outline(this: void, outline: Outline | undefined): void;
  landmarks(this: void): void;
  /** Takes the game up again after a failure: what is asked, what comes by itself, the save. */
  goOn(this: void, desk: Desk): void;
  /** The territory under a point of the table, or -1. */
  landAt(this: void, point: TtsXYZ): number;
  /** Makes the panels agree with the room; `repaint` sets everything anew. */
  paint(this: void, room: Room): void;
  repaint(this: void, room: Room): void;
}

/** The running script: the room, and what of it is on its way to the table. Made anew by every load. */
export interface Desk {
  readonly parts: Parts;
  room: Room;
  /** False until the table is laid: before that nobody can do anything. */
  ready: boolean;
  /** The match's revision that the panels show. */
  seen: number;
  /** Dice that fell in the battle that is on, and whether their show is skipped. */
  rolls: number;
  skipping: boolean;
  /** The roll that has ended a fight and is looked at just now. */
  last: DiceShow | undefined;
  /** Dice that people throw just now. */
  thrown: Throw | undefined;
  /** Waits of the next thing that happens by itself, of the timer's seconds; 0 for none. */
  waiting: number;
  ticking: number;
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
  /** Players who have been told how this goes. */
  readonly helped: Record<string, boolean | undefined>;
  /** Whether the Notebook shows the whole record; undefined after a load, when nobody knows. */
  open: boolean | undefined;
  /** Who was asked last and knows it, so that nobody is told twice. */
  told: string;
  /** What `staleBefore` was of the match when its timer was wound; -1 without one. */
  wound: number;
  /** Numbers the errors. */
  faults: number;
}

export function newDesk(parts: Parts, module: GameModule): Desk {
  return {
    parts,
    room: newRoom(module),
    ready: false,
    seen: 0,
    rolls: 0,
    skipping: false,
    last: undefined,
    thrown: undefined,
    waiting: 0,
    ticking: 0,
    resume: undefined,
    rebuild: undefined,
    text: "",
    stale: true,
    lost: "",
    had: {},
    sits: {},
    helped: {},
    open: undefined,
    told: "",
    wound: -1,
    faults: 0,
  };
}
