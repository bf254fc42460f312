/** What lies on a land, how large it is, and how its places are written down. */
import { type Disc } from "./packing";

/** What may lie in a land, and the radius in pixels that is kept for it. */
export const RADII = { unit: 34, castle: 38, shield: 40, capital: 40, banner: 34, plundered: 30 } as const;
export const UNITS = ["infantry", "archer", "cavalry", "siege"] as const;
export const NAME_SIZE = 68;
export const CITY_SIZE = 69;
/** The city symbol with its crown and its tax coin, about its middle. */
export const CITY_DISCS: readonly Disc[] = [
  { x: -16, y: -7, r: 55 },
  { x: 46, y: 16, r: 33 },
];
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

/** Names that take two lines. */
export const LINES: Record<string, string[]> = {
  kingdom_of_sicily: ["Kingdom", "of Sicily"],
  novgorod: ["Republic", "of Novgorod"],
  leon_castile: ["León-", "Castile"],
};
