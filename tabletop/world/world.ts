import type { RGB, SaveFile, XYZ } from "../save/types";
import type { Clock } from "./clock";
import type { Interface } from "./interface";
import type { TableObject } from "./objects";
import type { People } from "./players";
import type { WorldEvent } from "./events";

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

/** The normalized size of an object at scale 1, where its picture or model decides it; undefined: the default. */
export type Measure = (data: Readonly<Record<string, unknown>>) => XYZ | undefined;

/** A table between two loads. All of it is plain data; the functions of this folder change it. */
export interface World {
  /** What the file said; parts that live elsewhere (objects, turns ...) are stale here. */
  file: SaveFile;
  clock: Clock;
  objects: Map<number, TableObject>;
  guids: Map<string, number>;
  nextHandle: number;
  /** Objects destroyed in this frame: the handlers that tell of it can still read those they are handed. */
  corpses: Map<number, TableObject>;
  readable: Set<number>;
  people: People;
  interface: Interface;
  /** Handlers to call, in order. */
  events: WorldEvent[];
  messages: Message[];
  /** The last places that people have pointed out to all, numbered. */
  pings: Ping[];
  /** Things that a script got away with here, and should not rely on. */
  warnings: string[];
  hotkeys: { label: string; fn: number; onRelease: boolean }[];
  menu: MenuItem[];
  /** The state of the table's own dice and shuffles. */
  seed: number;
  /** What the next dice will show, as told by who drives the table. */
  told: (number | string)[];
  /** The objects that have moved since zones were last looked at. */
  moved: Set<number>;
  /** Pieces let go in this frame, by whom. */
  dropped: { handle: number; color: string }[];
  /** For decks that are no more: the card that was left. */
  remainders: Map<number, number>;
  /** The objects that have come to lie on something, and may become part of a deck. */
  settled: number[];
  measure: Measure;
  /** Frame until which no checkpoint is taken. */
  storeBlockedUntil: number;
  /** Checkpoints that a script has asked for: the function to tell. */
  storeAsked: { fn: number | undefined; block: boolean }[];
}

export interface Ping {
  n: number;
  by: string;
  at: XYZ;
  frame: number;
}

export interface MenuItem {
  label: string;
  fn: number;
  keepOpen: boolean;
}

/** The next number of the table's own chance: a whole number from 0 below `sides`. */
export function chance(world: World, sides: number): number {
  world.seed = (world.seed * 48271) % 2147483647;
  return world.seed % sides;
}

export function warn(world: World, text: string): void {
  if (!world.warnings.includes(text)) world.warnings.push(text);
}

export function say(world: World, message: Omit<Message, "frame">): void {
  world.messages.push({ ...message, frame: world.clock.frame });
}

const PINGS_KEPT = 16;

export function addPing(world: World, by: string, at: XYZ): void {
  const n = (world.pings.at(-1)?.n ?? 0) + 1;
  world.pings.push({ n, by, at, frame: world.clock.frame });
  if (world.pings.length > PINGS_KEPT) world.pings.shift();
}

/** What a person or a script cannot do on this table, in words. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Refused";
  }
}
