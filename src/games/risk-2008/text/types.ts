import type { WorldNames } from "../../../risk/world/text/names";
import type { Explained, Words } from "../../../text/types";

/** What the things of the game are called. */
export interface Names2008 extends WorldNames {
  /** The armies of Basic Training. */
  readonly armies: Words<string>;
  readonly objectives: Words<Explained>;
  readonly rewards: Words<Explained>;
}

/** Pages that explain the game and never change. */
export interface Pages2008 {
  readonly turnNotes: readonly string[];
  readonly starsHead: readonly string[];
  readonly starsNotes: readonly string[];
  readonly continentsHead: readonly string[];
  readonly continentsNote: string;
}
