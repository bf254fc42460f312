import { newKeys, type Keys } from "./keys";
import type { ChatLine, Element, Piece, View } from "../../wire/view";
import type { Person } from "../../world/types";
import type { Desk } from "../../editor/answer";
import type { SeenObject } from "../../world/look";
import type { Table } from "../../table";
import type { Urls } from "./wire";

/** A browser at the table: the people it plays for, and what it has been sent. */
export interface Tab {
  id: number;
  /** It may have the host's powers. */
  host: boolean;
  /** People of the table by their numbers; the first is the browser's own, others are hot seats. */
  people: number[];
  /** The one whose view it shows; undefined while the seat picker is open. */
  looking: number | undefined;
  here: boolean;
  /** Everybody has been told that its people are away. */
  missed: boolean;
  screen: Screen;
  /** What the inspector has told it; undefined while it is off. */
  inspector: { slices: number; errors: number; object: string | undefined } | undefined;
  /** How many errors of all the inspector has told it of, whether it is on or off. */
  errorsTold?: number;
}

/** A view, with its long lists kept apart. */
export interface Scene {
  /** Without pieces and elements. */
  view: View;
  pieces: Map<number, Piece>;
  elements: Map<number, Element>;
}

/** The interface as a browser shows it. */
export interface Panels {
  /** What it depends on: as long as that is equal, it is not made anew. */
  state: string;
  roots: number[];
  elements: Map<number, Element>;
  /** Something waits in it that only this viewer can do. */
  asked: boolean;
}

export interface Screen {
  keys: Keys;
  /** The number of the last message, and what it made of the view. */
  n: number;
  scene: Scene | undefined;
  panels: Panels;
  /** The interfaces on objects as it shows them, by their handles. */
  lying: Map<number, Panels>;
  chat: Map<number, ChatLine>;
  lines: number;
  /** What was last asked of it, and the wish where to look, with their numbers. */
  dialog: { n: number; of: Person["dialog"] };
  camera: { n: number; of: Person["camera"] };
}

/** A screen that shows nothing yet; `n`: the number of the last message before it. */
export function newScreen(n: number): Screen {
  return {
    keys: newKeys(),
    n,
    scene: undefined,
    panels: { state: "", roots: [], elements: new Map(), asked: false },
    lying: new Map(),
    chat: new Map(),
    lines: 0,
    ...{ dialog: { n: 0, of: undefined }, camera: { n: 0, of: undefined } },
  };
}

/** A line of the chat, and whom it was for. */
export interface Said {
  line: ChatLine;
  to: readonly number[];
}

/** What was seen of an object: as long as that is equal, it stays the same value. */
export type Look = Map<number, { tick: number; seen: SeenObject; piece: Piece }>;

/** What was seen at the last looks, by whether the object was hidden; each look has a number: seen.ts keeps it. */
export interface Looks {
  tick: number;
  open: Look;
  hidden: Look;
}

/** What the server has been told. */
interface Reported {
  /** Who is there. */
  roster: string;
  /** Errors of the script, by their words, and how many were looked through: errors.ts. */
  errors: { texts: Set<string>; seen: number };
}

/** The address of a picture of a foreign save, and the key by which browsers ask this server for it. */
export interface PictureAddress {
  key: string;
  url: string;
}

/** The table in its worker, and who plays at it. */
export interface Room {
  table: Table;
  tabs: Map<number, Tab>;
  /** Browsers that have left, by their numbers. */
  departed: Set<number>;
  /** The save is other people's. */
  foreign: boolean;
  urls: Urls;
  /** Addresses that the server is to be told of before browsers ask for them. */
  pictures: PictureAddress[];
  /** The last lines of the chat, loads included. */
  chat: Said[];
  looks: Looks;
  /** Something may have changed since the last look, and since the last save. */
  touched: boolean;
  unsaved: boolean;
  stopped: boolean;
  reported: Reported;
  /** How many entries of the session's lists are no longer kept: pass.ts cuts them. */
  cut: { slices: number; errors: number };
  /** What inspectors may see, and whether what has changed may be worth a checkpoint: inspector.ts. */
  inspection: { byAll: boolean; isStirred: boolean };
  /** The table as editors of scripts know it; undefined where none may reach it. */
  desk?: Desk;
}

export function tabOf(room: Room, person: number): Tab | undefined {
  return [...room.tabs.values()].find((tab) => tab.people.includes(person));
}

export function personOf(room: Room, id: number): Person | undefined {
  return room.table.session.world.people.list.find((person) => person.id === id);
}
