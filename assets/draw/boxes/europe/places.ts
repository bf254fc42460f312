/** What lies on a land of Europe, and how large it is. */
import type { Disc } from "../../map/packing";

/** What may lie in a land, and the radius in pixels that is kept for it. */
export const RADII = { unit: 34, castle: 38, shield: 40, capital: 40, banner: 34, plundered: 30 } as const;
export const UNITS = ["infantry", "archer", "cavalry", "siege"] as const;
/** Capitals are taken for a little lower than they are where ornaments keep clear of names. */
export const LETTERS = { face: "title", tracking: 0.02, size: 68, cap: 0.66 };
export const CITY_SIZE = 69;
/** The city symbol with its crown and its tax coin, about its middle. */
export const CITY_DISCS: readonly Disc[] = [
  { x: -16, y: -7, r: 55 },
  { x: 46, y: 16, r: 33 },
];
