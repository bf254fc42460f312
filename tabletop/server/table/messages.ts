import type { FromTable, ToTable } from "../../editor/messages";
import type { Gesture, HotSeat } from "../../wire/protocol";
import type { Out } from "./show";
import type { PictureAddress } from "./room";

/** Where URLs of a save lead to: to the server's own paths. */
export interface Rewrite {
  /** What the URLs begin with; if not given, those of any machine's files lead there whose names are in `folder`. */
  from?: string;
  to: string;
  /** Where the files lie: models are measured by them. */
  folder?: string;
}

/** A save to open, and the source map of its script. */
export interface Opening {
  save: string;
  map?: string | undefined;
  /** A table has written it: the same GUID may be in two containers. */
  written: boolean;
}

/**
 * Saves of other people are opened: they are read as Tabletop Simulator reads them, their scripts are limited, and no
 * address in them reaches a browser. `online`: the server may fetch their pictures. `seconds`: what a run of a script may
 * take, less than the thread may; 3 if not given.
 */
export interface Foreign {
  online: boolean;
  seconds?: number;
}

/** Somebody who comes, or comes back: with the seat they had. */
export interface Entering {
  /** The number by which the script knows them; 0 for somebody new. */
  id: number;
  name: string;
  color: string;
  promoted: boolean;
}

/** What became of those who came: their numbers, and the seat that the first could not have. */
export interface Entered {
  person: number;
  lost?: { color: string; by: string } | undefined;
}

/** The people of a browser, so that they can be seated anew. */
export interface Seated {
  tab: number;
  people: readonly Entering[];
  looking: number;
}

/** What the server asks its table to do. Each is answered with one `Reply` of the same number. */
export type Task =
  | {
      t: "open";
      opening: Opening;
      seed: number | "none";
      rewrites: readonly Rewrite[];
      nextPerson: number;
      foreign?: Foreign | undefined;
      savePath?: string | undefined;
    }
  | { t: "load"; opening: Opening }
  /** Takes over the script and keeps the game. */
  | { t: "reload"; opening: Opening }
  /** Lets frames pass and looks. */
  | { t: "tick"; frames: number; stopped: boolean }
  /** Lets frames pass until nothing happens, or so many are over. */
  | { t: "rest"; frames: number }
  | { t: "enter"; tab: number; host: boolean; people: readonly Entering[]; looking: number }
  /** The connection is lost, or back. */
  | { t: "here"; tab: number; here: boolean; host?: boolean }
  /** The connection has been lost for so long that the others are to be told. */
  | { t: "missed"; tab: number }
  | { t: "depart"; tab: number }
  /** The next view is to be a whole one. */
  | { t: "again"; tab: number }
  | { t: "act"; tab: number; request: Gesture }
  | { t: "hotSeat"; tab: number; request: HotSeat }
  | { t: "promote"; person: number }
  | { t: "freeSeat"; color: string }
  /** Which browser somebody plays at. */
  | { t: "whose"; person: number }
  | { t: "rewind"; checkpoint: number }
  | { t: "inspect"; tab: number; on: boolean; all?: boolean | undefined; object?: string | undefined }
  /** What an editor of scripts asks; only of a table that was opened with a savePath. */
  | { t: "editor"; message: ToTable }
  | { t: "save" };

export interface Result {
  /** Why it was not done. */
  refused?: { code: "table" | "script" | "gone" | "pickSeat"; why: string };
  out?: readonly Out[];
  entered?: Entered;
  /** Addresses of pictures that browsers are now told of by their keys. */
  pictures?: readonly PictureAddress[];
  /** Who is there now, by browser, where that has changed. */
  roster?: readonly Seated[];
  /** The save, as a text. */
  save?: string;
  /** Something has happened since the last save. */
  unsaved?: boolean;
  tab?: number;
  /** What the script has failed at for the first time. */
  errors?: readonly string[];
  /** What editors of scripts are told. */
  toEditors?: readonly FromTable[];
  /** The table itself has failed; what it did is lost, or half done. */
  fault?: string;
}

export interface Numbered<T> {
  n: number;
  what: T;
}
