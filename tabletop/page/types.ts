import type { Alert } from "./alert";
import type { Bubbles } from "./parts/bubble";
import type { Chat } from "./parts/chat";
import type { Drawings } from "./drawings";
import type { Entrance } from "./home/entrance";
import type { Hand } from "./parts/hand";
import type { Inbox } from "./inbox";
import type { Inspector } from "./inspector/inspector";
import type { Layer } from "./panels/layer";
import type { Likes } from "./parts/settings";
import type { Link } from "./net/link";
import type { LyingLayer } from "./panels/lying";
import type { MapContext, Scene } from "./map/types";
import type { Notices } from "./parts/notice";
import type { Point } from "./map/camera";
import type { Rail } from "./parts/rail";
import type { SeatPicker } from "./parts/seat-picker";
import type { Sheet } from "./parts/sheet";
import type { Sheets } from "./panels/sheets";
import type { Rect } from "../xml/layout/rect";
import type { Steps } from "./steps";
import type { Store } from "./net/store";
import type { Strip } from "./panels/strip";
import type { View } from "../wire/view";
import type { Welcome } from "../wire/answers";

/** A replay that is watched: the map and the panels show its steps in place of the table. */
export interface Replay {
  /** What is shown; undefined until the first step is there. */
  view: View | undefined;
  /** How high its controls are, in pixels. */
  height: () => number;
  close: () => void;
}

/** What is offered once a game is over, along the upper edge. */
export interface EndBar {
  /** Shows it where the game at the table is over, and nothing else is watched. */
  update: (page: Page) => void;
}

/** The state of the page: its connection, its parts, and what they share. */
export interface Page {
  root: HTMLElement;
  drawings: Drawings;
  likes: Likes;
  /** What the server has told of the table. */
  store: Store;
  /** What the map shows: the table, or the recorded game behind the welcome. */
  stage: Store;
  link: Link;
  inbox: Inbox;
  scene: Scene;
  lying: LyingLayer;
  map: MapContext;
  bubbles: Bubbles;
  notices: Notices;
  rail: Rail;
  /** The seats of the game that is under way; before one all that there are. */
  seats: (view: View | undefined) => string[];
  /** What is told of the computers that play seats, by their colours. */
  computers: (view: View | undefined) => Readonly<Record<string, string>>;
  layer: Layer;
  /**
   * Whether the panels at the left stand in a row, in the window and with the panels that the key tells, and for which ones
   * that has been begun to be found out.
   */
  row: { key: string; begun: string; on: boolean };
  /** Gives the map what the panels leave that were drawn last, unless it has that. */
  roomLeft: (() => void) | undefined;
  /** Where the rail is, in the window that the key tells. */
  railAt: { key: string; rect: DOMRect | undefined };
  /** What the map is left by panels at such places. */
  room: { key: string; free: Rect | undefined };
  /** What a new view brings about around the map, frame by frame. */
  steps: Steps;
  strip: Strip;
  sheets: Sheets;
  hand: Hand;
  chat: Chat;
  alert: Alert;
  seatPicker: SeatPicker;
  inspector: Inspector;
  showDialog: (view: View) => void;
  entrance: Entrance;
  /** The replay that is watched in place of the table. */
  replay: Replay | undefined;
  endBar: EndBar;
  welcome: Welcome | undefined;
  /** The list of games takes the place of this table. */
  isLeaving: boolean;
  /** Another game is being put on the table from here. */
  isReplacing: boolean;
  joinGate: Sheet | undefined;
  /** The last press on the map or on a panel. */
  pressed: { at: Point; since: number } | undefined;
}
