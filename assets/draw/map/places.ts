/** How the places of a land are written down. */
import type { Disc } from "./packing";

/** Pixels between things. */
export const GAP = 5;

/** One line of lettering: the middle of its baseline, in board pixels; angle in degrees; bend as in textPath. */
export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  angle: number;
  bend: number;
}

/** Where a piece lies: its middle, the radius that is kept for it, and whether that is at sea. */
export interface Place extends Disc {
  sea?: true;
}

export interface LandPlaces {
  id: string;
  name: Line[];
  /** From the name to the land, where the name lies in the sea. */
  leader?: [number, number, number, number];
  city?: { x: number; y: number; name: Line };
  places: Record<string, Place>;
}
