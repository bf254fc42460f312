/** What a board's map is laid out from. */
import type { Disc, Spot } from "./packing";

/** A land as its board's table has it, and where its city is where it has one. */
export interface Land {
  readonly id: string;
  readonly name: string;
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly city?: { readonly name: string; readonly lon: number; readonly lat: number };
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** The frame's inner edge around the map, in board pixels. */
export type Frame = Size & Readonly<Spot>;

/** What may lie in a land. */
export interface Stock {
  /** Kinds of units, which stand side by side. */
  readonly units: readonly string[];
  /** How they stand, as offsets from their middle in steps of a unit's width, the best first. */
  readonly groups: readonly (readonly (readonly [number, number])[])[];
  /** Kinds that lie near the units; a shield lies there as well. */
  readonly beside: readonly string[];
  /** Kinds that lie by the city. */
  readonly town: readonly string[];
  /** The radius in pixels that is kept for a unit, and by kind for the others. */
  readonly unit: number;
  readonly radii: Readonly<Record<string, number>> & { readonly shield: number };
  /** Kinds that few lands have: the most that is kept for one, and the least. They lie in what all others leave. */
  readonly rare?: Readonly<Record<string, readonly [most: number, least: number]>>;
}

/** How names are lettered: a face of kit/type with its tracking, the size, and how high capitals are as a share of it. */
export interface Letters {
  readonly face: string;
  readonly tracking: number;
  readonly size: number;
  readonly cap: number;
}

/** A map as its box describes it. */
export interface Chart {
  readonly lands: readonly Land[];
  readonly board: Size;
  readonly map: Frame;
  readonly stock: Stock;
  readonly letters: Letters;
  /** The ways of setting a land's name in lines, on the land and at sea. */
  readonly texts: (land: Land) => readonly (readonly string[])[];
  readonly afloat: (land: Land) => readonly (readonly string[])[];
  /** Where a sea-line is better looked for than on the shortest way, by the ids of its ends in the order of letters. */
  readonly ways: Readonly<Record<string, readonly [number, number, number, number] | undefined>>;
  /** Sea-lines that leave the map at its edges: `ID/ID` as above. */
  readonly overEdge: readonly string[];
  /** What fixed things cover: titles, tables, the compass. */
  readonly fixed: readonly Disc[];
}
