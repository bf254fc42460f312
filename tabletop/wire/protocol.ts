import {
  either,
  flag,
  maybe,
  oneOf,
  pattern,
  shapeFault,
  text,
  whole,
  within,
  type Read,
  type Shape,
} from "./check";
import { isRecord, parsed } from "../save/check";

/**
 * What a browser and the server say to each other: JSON texts over a WebSocket at /table, one message each. The
 * browser begins with `hello`; the answer is `welcome` and a `view`, or `conflict`, or `closed`. Then it sends gestures
 * and gets deltas. Lengths are units of the table, angles degrees, times frames (60 to a second of the table's clock).
 */
export const PROTOCOL = 3;

/** The longest message of a browser, in bytes; a longer one ends the connection (code 1009). */
export const LONGEST = 16_384;

const id = whole(1, 2_000_000_000);
const coordinate = within(10_000);
const color = pattern(/^[A-Z][a-z]{2,9}$/);
const name = text(32, 1);

/**
 * Gestures, and what each names. `id` is the browser's own number for the message: the answer (`done` or `refused`)
 * names it. `piece` and `element` are keys of the view. Only `drag` and `hover` have no id and no answer.
 */
const GESTURES = {
  /** Begins to drag a piece; refused when it is locked, held, not yours, or the script says no. */
  pick: { id, piece: id },
  /** Drags the top object off a container. */
  draw: { id, piece: id },
  /** Where the held pieces are now; send at most one for each tick. */
  drag: { x: coordinate, z: coordinate },
  drop: { id, x: maybe(coordinate), z: maybe(coordinate) },
  flip: { id, piece: id },
  /** Turns a piece by steps of 15 degrees. */
  rotate: { id, piece: id, steps: whole(-12, 12) },
  /** Shuffles a container, throws a die. */
  randomize: { id, piece: id },
  peek: { id, piece: id },
  /** Points at a piece, or at none. */
  hover: { piece: maybe(id) },
  /** Digits typed over a piece: they count as one number a second after the last. */
  number: { id, piece: id, digits: pattern(/^\d{1,4}$/), alt: maybe(flag) },
  /** Presses a button of a piece, by its place in the list. */
  press: { id, piece: id, button: whole(0, 1000), right: maybe(flag) },
  /** Chooses an item that the script has added to the menu of a piece, or of the table where no piece is named. */
  menu: { id, piece: maybe(id), item: text(200), x: maybe(coordinate), z: maybe(coordinate) },
  hotkey: { id, label: text(200), piece: maybe(id) },
  scripting: { id, button: whole(1, 10) },
  /** Clicks an element of the interface: -1 with the left key, -2 right, -3 middle. Toggles toggle. */
  click: { id, element: id, key: maybe(oneOf(-1, -2, -3)) },
  /** Types a whole text into a field and leaves it, by Enter if `submit`. */
  type: { id, element: id, text: text(4000), submit: maybe(flag) },
  /** Chooses the text of an option, or sets a slider. */
  choose: { id, element: id, value: either(text(400), within(1e9)) },
  chat: { id, text: text(500, 1) },
  ping: { id, x: coordinate, z: coordinate, piece: maybe(id) },
  /** Ends one's own turn, where the table takes turns. */
  endTurn: { id },
  /** Answers the dialog of this number: with a value (empty for a mere OK), or closes it where there is none. */
  answer: { id, dialog: id, value: maybe(text(4000)) },
  /** Takes a seat; Grey stands up. */
  sit: { id, color },
  rename: { id, name },
} as const satisfies Record<string, Shape>;

/** One browser for several seats. */
const HOT_SEAT = {
  /** Seats one more person at this browser. */
  addSeat: { id, color, name },
  /** Gives up a seat of this browser that is not looked at. */
  dropSeat: { id, color },
  /** Hides the table for the seat picker: the view is that of someone without a seat, and no gesture is taken. */
  pickSeat: { id },
  /** Shows the table to one of this browser's seats. */
  lookAs: { id, color },
} as const satisfies Record<string, Shape>;

/** What only the host may do. Refused to all others. */
const HOST = {
  promote: { id, person: id },
  /** Sends a person away; their token is worth nothing from then on. */
  kick: { id, person: id },
  /** Frees the seat of someone who is away. */
  freeSeat: { id, color },
  /** Writes a save beside the autosave; `done.note` is the name of the file. */
  save: { id, name: text(60) },
  /** Goes on with a kept game; the one at the table is kept in a file. */
  openKept: { id, game: text(200, 1) },
  /** Gives a kept game another name. */
  nameKept: { id, game: text(200, 1), name: text(60, 1) },
  /** Begins anew with the save that the server was started with; the game so far is kept in a file. */
  newGame: { id },
  /** Leads everybody to the list of games, which takes the table's place; the game so far is kept. */
  games: { id },
  /** Loads the script anew and keeps the game. */
  reload: { id },
  /** Goes back to a checkpoint, by its place in `inspection.checkpoints`. */
  rewind: { id, checkpoint: whole(0, 1000) },
  /**
   * Switches the inspector on for this browser; `object` is the GUID of the one whose script it tells of, or "Global".
   * Refused while others sit, unless it is switched on for all.
   */
  inspect: { id, on: flag, all: maybe(flag), object: maybe(text(40)) },
  /** Lets single frames pass while the clock is stopped, and stops it or lets it go. */
  step: { id, frames: whole(1, 600) },
  pause: { id, on: flag },
} as const satisfies Record<string, Shape>;

const OTHERS = {
  /**
   * The first message. `token` is what an earlier welcome gave this tab (sessionStorage); `host` and `code` come from
   * the link; `seat` is the colour that the link carries. `takeOver` answers a conflict: the other tab is closed.
   */
  hello: {
    version: whole(0, 1_000_000),
    token: maybe(text(64)),
    host: maybe(text(64)),
    code: maybe(text(16)),
    name: maybe(name),
    seat: maybe(color),
    takeOver: maybe(flag),
  },
  /** Asks for a whole view: a delta is missing. */
  again: {},
  /** Asks for the list of kept games. */
  savedGames: { id },
  /** Asks for a step of a game's replay: 0 is its beginning. */
  replay: { id, game: text(200, 1), step: whole(0, 1_000_000) },
  story: { id, game: text(200, 1) },
} as const satisfies Record<string, Shape>;

const REQUESTS = { ...GESTURES, ...HOT_SEAT, ...HOST, ...OTHERS };

type Messages<S extends Readonly<Record<string, Shape>>> = { [K in keyof S]: { t: K } & Read<S[K]> }[keyof S];

export type Gesture = Messages<typeof GESTURES>;
export type HotSeat = Messages<typeof HOT_SEAT>;
export type HostRequest = Messages<typeof HOST>;
export type Hello = { t: "hello" } & Read<typeof OTHERS.hello>;
export type Request = Messages<typeof REQUESTS>;

export function isGesture(request: Request): request is Gesture {
  return Object.hasOwn(GESTURES, request.t);
}

export function isHotSeat(request: Request): request is HotSeat {
  return Object.hasOwn(HOT_SEAT, request.t);
}

/** Reads a message of a browser; what is wrong with it as `fault`, with its id where it has one. */
export function readRequest(message: string): { request: Request } | { fault: string; id?: number } {
  const value = parsed(message);
  if (value === undefined) return { fault: "the message is not JSON" };
  if (!isRecord(value)) return { fault: "the message is not an object" };
  const { t, ...fields } = value;
  const named = id(fields["id"]) ? { id: fields["id"] } : {};
  if (typeof t !== "string" || !Object.hasOwn(REQUESTS, t))
    return { fault: "there is no such message", ...named };
  const fault = shapeFault(REQUESTS[t as keyof typeof REQUESTS], fields);
  if (fault !== undefined) return { fault: `the message ${t} is wrong: ${fault}`, ...named };
  return { request: value as Request };
}
