import type { ObjectData } from "../save/types";

/** How Tabletop Simulator may behave where nobody knows: without a word in the way that is hardest on a script. */
export interface Ways {
  /** Frames that a whole new document of the interface takes, 8 if not given: with pictures from the net it can be minutes. */
  interfaceFrames?: number;
  /** Frames after which `UI.loading` tells that a document which a script has set loads, 0 if not given. */
  loadsLate?: number;
  /** Of `active` and `visibility` the one that was set last counts alone. */
  lastCounts?: boolean;
  /** What `UI.getAttribute` gives of an element that there is not: an empty text if not given, or nil. */
  absent?: "empty" | "nil";
  /** `UI.setAttributes` says whether the interface was there to take them; else it gives nil. */
  answers?: boolean;
  /**
   * Frames that the model or the picture of an object takes to load, 12 if not given; Infinity for an address that leads
   * nowhere. If given, nothing lies on what still loads.
   */
  assetFrames?: (data: ObjectData) => number;
  /** To `onPlayerTurn` the player of before is nil where nobody has that colour any more; else they are as they were. */
  goneIsNil?: boolean;
  /** END TURN where no other colour is in the order tells a script nothing; else that the turn goes on to whoever had it. */
  nowhereIsSilent?: boolean;
  /** The value of a face is a text, even where the save has a number. */
  facesAreTexts?: boolean;
  /** `tryObjectEnterContainer` is told what enters, but not into what: of two cards there is no deck yet. */
  noContainer?: boolean;
}

/** Frames from an object's GUID to its picture or model. */
const ASSET_FRAMES = 12;

/** Frames that what an object shows takes to load. */
export function assetFrames({ assetFrames: given }: Ways, data: ObjectData): number {
  const custom = data.Name.startsWith("Custom_") || data.CustomDeck !== undefined;
  return custom ? (given?.(data) ?? ASSET_FRAMES) : 0;
}
