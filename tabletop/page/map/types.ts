import type { Arrow } from "./arrow";
import type { Camera, Field, Place, Point } from "./camera";
import type { Drawings } from "../drawings";
import type { Loss, Ping } from "./drawn";
import type { Figure } from "./figures";
import type { Flood } from "./flood";
import type { Focus } from "./focus";
import type { Gatherings } from "./gatherings";
import type { Line } from "../../wire/view";
import type { Link } from "../net/link";
import type { Lying } from "./lying";
import type { Pictures } from "./pictures";
import type { Pane } from "./pane";
import type { Rect } from "../../xml/layout/rect";
import type { Store } from "../net/store";
import type { Vectors } from "./outlines";

/** A part of the table that is shown a second time, in a rectangle of the window. */
export interface Inset {
  field: Field;
  rect: Rect;
}

/** What tells a frame from others: its time, as the document's timeline has it. */
type Frame = AnimationTimeline["currentTime"];

/** The state of the map: what lies there, the viewport, what the pointer does, what is animated. */
export interface Scene {
  store: Store;
  drawings: Drawings;
  /** Whether everything is shown where it ends. */
  instant: () => boolean;
  /** The canvas that takes pointer and keys. */
  canvas: HTMLCanvasElement;
  /** The canvases of the map, and those of what is shown beside it. */
  pane: Pane;
  beside: Pane;
  pictures: Pictures;
  /** The vectors of a board by the address of their file; undefined until they are there. */
  vectors: (file: string) => Vectors | undefined;

  /** Whether signs are there (`Drawing.signs`). */
  signs: boolean;
  /** Colours that nobody plays: their boards are left out. */
  unplayed: readonly string[];
  figures: Figure[];
  gatherings: Gatherings;
  /** Where those lie that do not move; undefined where that is to be worked out anew. */
  lying: Lying | undefined;
  field: Field;
  /** The board that lies there goes round (`Drawing.goesRound`). */
  goesRound: boolean;
  lines: readonly Line[];
  focus: Focus;

  camera: Camera;
  /** Where this is the scene as it is seen in the inset: the map's camera, in the same pixels. */
  map: Camera | undefined;
  /** The rectangle of the window that no docked panel covers, and the panels that float over it. */
  free: Rect;
  over: readonly Rect[];
  /** A part of the table that is shown beside the map as well. */
  inset: Inset | undefined;
  /** What was chosen when the map was given them, as text. */
  laidFor: string | undefined;
  /** Somebody has zoomed or panned: the viewport is not fitted to the field any more. */
  moved: boolean;
  /** The first view has its place at once. */
  shown: boolean;
  glide: { from: Camera; to: Camera; start: number } | undefined;

  /** The key of the piece under the pointer, and of the one that the keyboard has gone to. */
  hovered: string | undefined;
  cursor: string | undefined;
  region: { board: Figure; vectors: Vectors; path: Path2D; name: string } | undefined;
  /** The last press, with its time as `performance.now` tells it. */
  pressed: { at: Point; since: number } | undefined;
  /** What this browser drags: it is drawn at `place`, whatever the server says. */
  held: { figure: Figure; place: Place } | undefined;

  /** Pieces that ease to their place: how far off they began, by key, and whether they fly to where it is seen. */
  settling: Map<string, { dx: number; dz: number; start: number; length: number; flies: boolean }>;
  /** Regions whose colour changes at the moment. */
  floods: Flood[];
  /** When dice fell in the panels, and what they have cost, for a while. */
  diceFell: number;
  losses: Loss[];
  /** Places that somebody points out just now. */
  pings: Ping[];
  /** When the arrow of the focus began to grow. */
  arrowSince: number;
  /** The arrow before: land may change its colour when that has gone. */
  lastArrow: Arrow | undefined;
  /** A frame is requested. */
  asked: boolean;
  /** The last frame in which pieces that lie still, boards or what dims them were drawn, which takes most of it. */
  full: Frame;
  /** The last frame in which it was drawn, and what waits for that in this one. */
  drawn: Frame;
  after: (() => void)[];
  /** Called when a frame is drawn. */
  painted: () => void;
  /** Pictures or letters have changed: all is to be drawn anew. */
  isStale: boolean;
}

/** What the rest of the page does for the map. */
export interface PageActions {
  /** Shows a bubble at a point. */
  say: (point: Point, text: string) => void;
  /** Opens the menu of a piece or of the table. */
  menu: (point: Point, figure: Figure | undefined) => void;
  /** Shows what a piece is, or hides that. */
  tip: (point: Point, figure: Figure | undefined) => void;
  /** Presses a hotkey of the script; opens the list of all keys. */
  hotkey: (label: string) => void;
  keys: () => void;
  /** Opens the list of kept games; asks for a name to save this one by. */
  savedGames: () => void;
  save: () => void;
  /** Begins another game in place of the one at the table, after a question. */
  newGame: () => void;
  /** Whether there are other games, and the way to their list, after a question. */
  hasOtherGames: () => boolean;
  otherGames: () => void;
  /** Whether whoever is here has a seat in a game to give up, and the way to that, after a question. */
  canResign: () => boolean;
  resign: () => void;
  inspect: () => void;
  overHand: (point: Point) => boolean;
}

/** What every input handler of the map works on. */
export interface MapContext {
  scene: Scene;
  store: Store;
  link: Link;
  page: PageActions;
}
