/** The record of a table and of what is on it. */
import type { Clock } from "./clock";
import type { Element } from "../xml/document";
import type { Kind } from "../save/kinds";
import type { Node } from "../xml/parse";
import type { ObjectData, RGB, SaveFile, UiAsset, VectorLine, XYZ } from "../save/types";
import type { Out } from "../bridge/values";
import type { Viewer } from "../xml/viewer";
import type { Ways } from "./ways";

/** A table between two loads. All of it is plain data; the functions of this folder change it. */
export interface World {
  /** What the file said; parts that live elsewhere (objects, turns ...) are stale here. */
  file: SaveFile;
  /** Where the save is read as Tabletop Simulator reads it: what is stood in for; undefined where it is read strictly. */
  notes: string[] | undefined;
  clock: Clock;
  objects: Map<number, TableObject>;
  guids: Map<string, number>;
  nextHandle: number;
  /** Objects destroyed in this frame: the handlers that tell of it can still read those they are handed. */
  corpses: Map<number, TableObject>;
  readable: Set<number>;
  people: People;
  /** Names of the documented API that scripts have asked for and this table does not have, and what comes of it. */
  missing: Set<string>;
  lacking: "throw" | "warn";
  requests: WebAsk[];
  interface: Interface;
  /** Handlers to call, in order. */
  events: WorldEvent[];
  messages: Message[];
  /** What editors outside are told of: the last ones, where nobody takes them. */
  outside: Outside[];
  /** The last places that people have pointed out to all, numbered. */
  pings: Ping[];
  /** Things that a script got away with here, and should not rely on. */
  warnings: string[];
  hotkeys: { label: string; fn: number; onRelease: boolean }[];
  menu: MenuItem[];
  /** The state of the table's own dice and shuffles; undefined where they are of the machine's own randomness. */
  seed: number | undefined;
  /** The state of what `math.random` gives scripts, where the table has a seed. */
  scriptSeed: number;
  /** Faces that the next dice will show, as whoever drives the table has asked for. */
  nextFaces: (number | string)[];
  /** The objects that have moved since zones were last looked at. */
  moved: Set<number>;
  /** Pieces let go in this frame, by whom. */
  dropped: { handle: number; color: string }[];
  /** For decks that are no more: the card that was left. */
  remainders: Map<number, number>;
  /** What touches objects that want to know of it, by their handles; and who has handlers of their own. */
  touching: {
    pairs: Map<number, Set<number>>;
    own: Map<string, ReadonlySet<number>>;
    /** Whether anybody is told of touches that last. */
    stays: boolean;
  };
  /** The objects that have come to lie on something, and may become part of a deck. */
  settled: number[];
  measure: Measure;
  readonly ways: Ways;
  /** Frame until which no checkpoint is taken. */
  storeBlockedUntil: number;
  /** Checkpoints that a script has asked for: the function to tell. */
  storeAsked: { fn: number | undefined; block: boolean }[];
}

/** A piece on the table, a zone included. */
export interface TableObject extends Place {
  handle: number;
  /** Empty until it has spawned. */
  guid: string;
  kind: Kind;
  /** The entry of the save; Transform is stale. */
  data: ObjectData;
  /** "spawning": there, frozen, without a GUID; "gone": destroyed, references to it are dead. */
  life: "spawning" | "live" | "gone";
  /** The frame at which it has spawned, and that at which its picture or model has loaded. */
  readyAt: number;
  loadedAt: number;
  /** Functions to call when it has spawned. */
  spawned: number[];
  motion: Motion | undefined;
  /** A die that was thrown in this frame: it tumbles from the next on. */
  rolling: { at: number; length: number; to: XYZ } | undefined;
  /** Frame until which it counts as moving. */
  restlessUntil: number;
  heldBy: string | undefined;
  pickedUp: Pick<Place, "position" | "rotation"> | undefined;
  interactable: boolean;
  useGravity: boolean;
  /** The zone whose hand it is in. */
  hand: number | undefined;
  zones: Set<number>;
  buttons: TableButton[];
  inputs: TableInput[];
  /** What scripts of other mods have set and no save keeps, by the names of the API. */
  passing: Map<string, Out>;
  /** The interface that lies on it, where a script has looked for one. */
  ui: Interface | undefined;
  menu: MenuItem[];
  hiddenFrom: Map<string, { colors: string[]; way: "hidden" | "invisible" }>;
  highlight: { color: RGB; until: number } | undefined;
  lines: VectorLine[];
  /** The last object of a deck that is no more, for `remainder`. */
  remainder: number | undefined;
  value: number;
}

export interface Place {
  position: XYZ;
  rotation: XYZ;
  scale: XYZ;
}

export interface TableButton extends Place {
  fn: string;
  /** The object whose script has the function; that of Global where it is not given. */
  owner?: number;
  label: string;
  tooltip: string;
  width: number;
  height: number;
  font_size: number;
  color: RGB;
  font_color: RGB;
}

/** A field on an object that people type into. */
export interface TableInput extends TableButton {
  value: string;
  alignment: number;
  validation: number;
  tab: number;
}

export interface WebAsk {
  method: string;
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  fn: number;
}

export interface Motion {
  way: "smooth" | "fall" | "tumble";
  start: number;
  end: number;
  fromPosition: XYZ;
  toPosition: XYZ;
  fromRotation: XYZ;
  toRotation: XYZ;
}

/** Of their colour: a seat's, Grey for those who watch, Black for the one who leads. */
export interface Person extends Viewer {
  id: number;
  name: string;
  /** The colour of their pointer, which comes and goes a little after they do; Grey for none. */
  pointing: string;
  /** The number of their Steam account: their own, but for those who share a computer. */
  account: number;
  blindfolded: boolean;
  camera: { position: XYZ; pitch: number; yaw: number; distance: number } | undefined;
  cameraMode: string;
  pointer: XYZ;
  hover: number | undefined;
  /** Texts typed into fields of the interface and not yet taken back by the script, by the element's id. */
  typed: Map<string, string>;
  /** A dialog that waits for an answer. */
  dialog:
    | { kind: string; text: string; fn: number | undefined; value: string; options: string[] }
    | undefined;
}

export interface People {
  list: Person[];
  nextId: number;
}

/** The interface over the table, as all see it but for visibility. */
export interface Interface {
  document: Node[];
  assets: UiAsset[];
  /** Until this frame the document is being built: it shows the old one, and changes to it are lost. */
  loadingUntil: number;
  /** The frame from which on a script is told so. */
  loadingSeen: number;
  /** Frames that a document takes until it is there: its pictures come over the net. */
  readonly loadFrames: number;
  /** Whether of `active` and `visibility` the one that was set last counts alone, and which of an element's that is. */
  readonly lastCounts: boolean;
  last: Map<Node, "active" | "visibility">;
  coming: Node[] | undefined;
  /** Grows with every change of the document. */
  changes: number;
  /** The elements of the document, and which of them have to be looked at again. */
  roots: Element[];
  byNode: Map<Node, Element>;
  /** The first node of the document with each id: no script can change one. */
  byId: Map<string, Node>;
  stale: Set<Node>;
  /** What people have typed and chosen in the interface on an object, by their numbers; theirs is in each `Person` for the screen's. */
  typed?: Map<number, Map<string, string>>;
}

/** A call that the table owes the script: a handler by name, or a function that the script gave before. */
export interface WorldEvent {
  what: string;
  fn?: number;
  /** The handler of Global, or that of one object's script, alone is called; all where it is not given. */
  to?: "Global" | number;
  /** No handler: the script of this object begins or ends. */
  life?: { handle: number; way: "begins" | "ends" };
  /** The function is not called again: the script's side forgets it. */
  last?: boolean;
  args: Out[];
}

/** Where a message went: a chat line, a line for one person, a large line over the table, the host's log. */
export interface Message {
  way: "chat" | "print" | "broadcast" | "log" | "error";
  text: string;
  /** The colour or, for spectators, the name of the one who sees it; everyone if not given. */
  to?: string;
  /** Who wrote a chat line. */
  from?: string;
  color?: RGB;
  frame: number;
}

/** What an editor outside of the table is told of. */
export type Outside =
  | { way: "print"; text: string }
  | { way: "error"; what: string; text: string }
  | { way: "message"; value: unknown }
  | { way: "created"; guid: string };

export interface Ping {
  n: number;
  by: string;
  at: XYZ;
  frame: number;
  /** A script points there in their name. */
  isScript: boolean;
}

export interface MenuItem {
  label: string;
  fn: number;
  keepOpen: boolean;
}

/**
 * The normalized size of an object at scale 1, where its picture or model decides it; undefined: the default. What is
 * asked for is what is drawn, or what other objects meet.
 */
export type Measure = (
  data: Readonly<Record<string, unknown>>,
  what: "drawn" | "collider",
) => Measured | undefined;

/** A size, and of a collider that is no box the points that it lies between, about the object's position. */
export interface Measured extends XYZ {
  points?: readonly XYZ[];
}
