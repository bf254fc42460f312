/** x, y (up) and z; as angles in degrees, turned about z first, then x, then y. */
export type Vector = readonly [x: number, y: number, z: number];

/** As #rrggbb, or #rrggbbaa where it is not opaque. */
export type Color = string;

/** All that one seat may know. Nothing else leaves the server for it. Objects by key are in no order unless said. */
export interface View {
  table: TableInfo;
  you: You;
  /** Every seat there is, by colour. */
  seats: Record<string, Seat>;
  /** Everyone who has come, by the key in `welcome.person`. */
  people: Record<string, Person>;
  /** By keys that only this viewer has; a piece that becomes hidden, or jumps while hidden, gets another. */
  pieces: Record<string, Piece>;
  lines: Line[];
  ui: Interface;
  /** The last lines of the chat by number, in their order. */
  chat: Record<string, ChatLine>;
  notebook: { title: string; body: string }[];
  /** What the script has added to the menu of the table, and its hotkeys. */
  menu: string[];
  hotkeys: string[];
  /** `script`: the person did not point there, a script did in their name. */
  pings: Record<string, { by: string; at: Vector; frame: number; script?: true }>;
  /** A dialog that waits for this viewer; answer with its number. */
  dialog?: {
    n: number;
    /** `keys`: the labels of the hotkeys, a line each. */
    kind: "info" | "keys" | "confirm" | "input" | "memo" | "options";
    text: string;
    value: string;
    options: string[];
  };
  /** Where the script wants this viewer to look; a new number is a new wish. */
  camera?: { n: number; at: Vector; pitch: number; yaw: number; distance: number };
}

export interface TableInfo {
  name: string;
  /** The Name of the table in the save, such as Table_None. */
  table: string;
  note: string;
  /** The colour whose turn it is; empty where the table takes no turns. */
  turn: string;
  /** The clock stands still. */
  stopped: boolean;
  /** Everybody may open the inspector. */
  inspected: boolean;
}

export interface You {
  color: string;
  host: boolean;
  promoted: boolean;
  /** Something waits that only this seat can do: it is their move. */
  asked: boolean;
  /** The seat picker is open: this is what somebody without a seat sees. */
  pickingSeat: boolean;
  /** The seats of this browser, if it has more than one. `asked`: something waits there that only that seat can do. */
  own: Record<string, { name: string; asked: boolean }>;
}

export interface Seat {
  /** Who sits there, a key of `people`. */
  person?: number;
  /** Its hand zones and how many pieces are in each. */
  hands: { at: Vector; turn: Vector; size: Vector; count: number }[];
}

export interface Person {
  name: string;
  color: string;
  host: boolean;
  promoted: boolean;
  team: string;
  /** False while the connection is lost; the seat is kept for a while. */
  here: boolean;
}

/** Something that lies on the table. */
export interface Piece {
  /** As `type` tells a script: Board, Card, Deck, Tile, Generic, Dice, Bag ...; "Hidden" for a hidden thing that is no card. */
  type: string;
  /** Where it is, or where its move ends. */
  at: Vector;
  turn: Vector;
  scale: Vector;
  /** Width, height and depth at scale 1. */
  size: Vector;
  tint: Color;
  /** "hidden": kept from this viewer, by a hand or by the script; then nothing is told but its place and its back. */
  side: "front" | "back" | "hidden";
  /** For the tooltip; missing where there is none, or it may not be known. */
  name?: string;
  description?: string;
  picture?: Picture;
  /** The URL of a model. */
  mesh?: string;
  /** What a text on the table says. */
  text?: { text: string; size: number; color: Color };
  /** How many objects a container holds. */
  count?: number;
  /** What a counter counts, or the value the script gave. */
  value?: number;
  /** The face that is up, for dice at rest. */
  shows?: number | string;
  locked?: true;
  /** It cannot be touched; its buttons can. */
  fixed?: true;
  buttons?: Button[];
  /** What the script has added to its menu. */
  menu?: string[];
  /** Lines in its own frame. */
  lines?: Line[];
  highlight?: Color;
  /** The colour that holds it. Whoever drags it draws it where their pointer is. */
  held?: string;
  hand?: string;
  move?: Move;
}

export interface Picture {
  url: string;
  /** For a sheet of cards: its cells, and which of them, counted from the top left along the rows. */
  columns?: number;
  rows?: number;
  cell?: number;
}

/** A move under way: from here to `at` and `turn` of the piece. */
export interface Move {
  /** "smooth": even; "fall": with the square of the time; "tumble": a die that is thrown. */
  way: "smooth" | "fall" | "tumble";
  at: Vector;
  turn: Vector;
  /** In frames. */
  start: number;
  length: number;
}

/** A button on a piece; place, angles and scale in the frame of the piece, width and height in the table's pixels. */
export interface Button {
  label: string;
  tooltip: string;
  at: Vector;
  turn: Vector;
  scale: Vector;
  width: number;
  height: number;
  fontSize: number;
  color: Color;
  fontColor: Color;
}

export interface Line {
  points: Vector[];
  color: Color;
  thickness: number;
  turn: Vector;
  loop: boolean;
}

/** The interface as this viewer sees it: elements that they do not see are not in it. */
export interface Interface extends Lying {
  /** A new document is being built; clicks are refused. */
  loading: boolean;
  elements: Record<string, Element>;
  /** The interfaces that lie on pieces, by the keys of those; their elements are among the others. */
  on?: Record<string, Lying>;
}

export interface Lying {
  /** Pictures by the names that elements use. */
  assets: Record<string, string>;
  /** The outermost elements, in the order they are drawn. */
  roots: number[];
}

export interface Element {
  tag: string;
  /** Its own attributes over those of its classes over those of its kind; no handlers, and nothing of who sees it. */
  attributes: Record<string, string>;
  /** What it says; for a field what this viewer has typed, for a dropdown the option that is chosen. */
  text: string;
  /** What it listens to. */
  on: ("click" | "change" | "end" | "submit")[];
  /** It, or something round it, is not interactable. */
  off?: true;
  /** In the order they are drawn. */
  children: number[];
}

export interface ChatLine {
  /** chat: somebody wrote it. print and broadcast: the script, the latter large over the table. log and error: to the host. */
  way: "chat" | "print" | "broadcast" | "log" | "error";
  text: string;
  from?: { name: string; color: string };
  color?: Color;
  /** The script has told it to this viewer alone. */
  own?: true;
  frame: number;
}
