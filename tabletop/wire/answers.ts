import type { Json } from "./patch";
import type { Vector, View } from "./view";

/** Every message of the server. The first is welcome, conflict or closed. */
export type Answer =
  | Welcome
  | Conflict
  | Closed
  | Whole
  | Delta
  | Done
  | Refused
  | SavedGames
  | Step
  | Story
  | Notice
  | Inspected;

export interface Welcome {
  t: "welcome";
  /** To be kept (for the tab, and by link for the next tab) and sent with the next hello: it is the seat. */
  token: string;
  /** The key of this tab in `view.people`. */
  person: number;
  host: boolean;
  /** The host's token, for a tab that came by a pass that was good once: to be sent in its place from now on. */
  key?: string;
  /** Deltas in a second, at most. */
  tick: number;
  /** The seat that was had, or that the link carries, is taken: by whom. One watches until one sits elsewhere. */
  lost?: { color: string; by: string } | undefined;
  /**
   * What others need to come: a link to hand on, with the join code in it where there is one. A link with
   * `seat=COLOUR` at the end of its fragment carries a seat.
   */
  invite: { link: string; code?: string };
  /** Whether the host may go to a list of other games. */
  games?: true | undefined;
  /** When the game that the server went on with was last saved, in milliseconds since 1970. */
  saved?: number | undefined;
}

/** The token is in use by another tab: say hello again with takeOver, or without the token as somebody new. */
export interface Conflict {
  t: "conflict";
  name: string;
  color: string;
}

/** The server ends the connection. Coming back helps only for "stopped" and "slow". */
export interface Closed {
  t: "closed";
  code:
    | "version"
    | "code"
    | "full"
    | "replaced"
    | "kicked"
    | "stopped"
    | "flood"
    | "hello"
    | "slow"
    | "often";
  why: string;
}

/** The whole view: at first, after a load, for another seat, or where deltas were lost. */
export interface Whole {
  t: "view";
  /** The number of the next delta is one more. */
  n: number;
  /** The table's clock. It stands still while `view.table.stopped`, and goes on 60 to a second else. */
  frame: number;
  view: View;
}

/** What has changed: a merge patch (patch.ts) of the view. If `n` is not the last one plus one, send `again`. */
export interface Delta {
  t: "delta";
  n: number;
  frame: number;
  patch: Json;
}

export interface Done {
  t: "done";
  id: number;
  note?: string;
}

/** The games that are kept, the latest first; the one at the table, where one has begun, before them. */
export interface SavedGames {
  t: "savedGames";
  id: number;
  games: readonly SavedGame[];
}

export interface SavedGame {
  /** Names it in requests; "table" is the game at the table. */
  key: string;
  name: string;
  /** When it was saved, in milliseconds since 1970. */
  when: number;
  /** How it stands, in words; empty where that cannot be read. */
  how: string;
  names: readonly string[];
  /** Steps of its replay; 0 where there is none. */
  steps: number;
  over: boolean;
}

/** How a game went that is over. */
export interface StoryFacts {
  /** How it ended, in words. */
  how: string;
  seats: readonly { color: string; name: string }[];
  /** Numbers by round, a line for each seat by its colour. */
  charts: readonly {
    title: string;
    rounds: readonly number[];
    lines: Readonly<Record<string, readonly number[]>>;
  }[];
  /** What chance has added to each seat's chance to win, in all and in fights alone: 0.1 is ten of a hundred. */
  luck: readonly { color: string; all: number; fights: number }[];
  /** What changed chances most, and the steps of the replay after each of them. */
  turns: readonly { round: number; text: string; step: number }[];
  lucky: readonly { round: number; text: string; step: number }[];
}

export type Story = StoryFacts & { t: "story"; id: number };

/** A step of a game's replay, as somebody without a seat sees it. */
export interface Step {
  t: "step";
  id: number;
  step: number;
  steps: number;
  /** How the game stood then, in words. */
  how: string;
  frame: number;
  view: View;
}

/**
 * A gesture that is not done. "table": the table cannot do it, and why; "script": the script forbids it; "message": it
 * was malformed; "host": it is the host's; "pickSeat": the seat picker is open; "often": too many; "gone": no such key.
 */
export interface Refused {
  t: "refused";
  /** Missing where the message had none that could be read. */
  id?: number;
  code: "table" | "script" | "message" | "host" | "pickSeat" | "often" | "gone";
  why: string;
}

/**
 * Something everyone should know: the script hung, the table was loaded anew, everybody may look at what is hidden, the
 * server ends. After "hung", "crashed" and "loaded" a whole view comes, and perhaps another welcome. After
 * "renewed" the page is to be loaded anew: its files are others; after "games" as soon as something stands at its
 * address again: the list of games, or the table of another one. Without a text nothing is to be said.
 */
export interface Notice {
  t: "notice";
  code: "hung" | "crashed" | "loaded" | "stopping" | "unsaved" | "inspected" | "renewed" | "games";
  text: string;
}

/** What the inspector shows, twice a second while it is on. */
export interface Inspected {
  t: "inspection";
  inspection: Inspection;
}

export interface Inspection {
  frame: number;
  paused: boolean;
  /** Everything that lies on the table, hidden or not. `piece` is the key in this viewer's view, if it is there. */
  objects: {
    piece?: number | undefined;
    guid: string;
    kind: string;
    name: string;
    tags: string[];
    memo: string;
    notes: string;
    at: Vector;
    turn: Vector;
    locked: boolean;
    hand?: string | undefined;
  }[];
  /** Runs of the script since the last inspection: what was called, when, its time in microseconds, its calls. */
  slices: InspectedSlice[];
  /** Since the last inspection; positions are those of the source where there is a map. */
  errors: { what: string; frame: number; message: string }[];
  warnings: string[];
  /** The oldest first; `label` is the last line of the state that the script had saved. */
  checkpoints: { frame: number; label: string }[];
  /** The checkpoint that the table stands at, as long as it was loaded from there and none was taken since. */
  back?: number | undefined;
  /** The state that the script has saved last. */
  state: string;
  /** The script that was asked for. */
  examined?: Examined;
}

/** The script of Global or of an object, as those who write mods want to know it. */
export interface Examined {
  /** "Global", or the GUID of the object. */
  guid: string;
  script: string;
  state: string;
  /** The globals that it has made. */
  variables: { name: string; value: string }[];
  /** Buttons, inputs and elements of the interface, what each calls, and whether that is there. */
  controls: { what: string; calls: string; there: boolean }[];
}

/** A run of the script, and its first calls: `at` is the line of the source where it is known. */
export interface InspectedSlice {
  what: string;
  frame: number;
  micros: number;
  calls: number;
  made: { what: string; at?: string | undefined }[];
}

/** A game as a list of games shows it. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** What the box with its board is called. */
  readonly box: string;
  /** How long a game takes, at the least and at the most; what it is like, in a line. */
  readonly minutes: readonly [number, number];
  readonly line: string;
  /** How the game stands that waits at its table; missing where none does. */
  readonly waits?: string;
}
