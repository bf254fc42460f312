/** How the places of a land are written down. */
import { measure } from "../kit/type";
import type { Letters } from "./chart";
import { textDiscs, type Disc } from "./packing";

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

/** The discs that the lines of a land's name cover. */
export function nameDiscs(land: LandPlaces, { face, tracking, cap }: Letters): Disc[] {
  return land.name.flatMap((l) =>
    textDiscs(l.x, l.y, measure(l.text, face, l.size, tracking), cap * l.size, l.angle, l.bend),
  );
}
