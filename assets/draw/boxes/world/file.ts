/** assets/places-world.json: what code needs to know of the board of the world. Documented in docs/art.md. */
import { toFile, type MapFile } from "../../map/file";
import type { Layout } from "../../map/layout";
import { footprints } from "../../pieces/mesh";
import { SETS } from "./sets";
import { BOARD, MAP } from "./shapes";

/** The file's shape. Positions are board pixels. */
export interface WorldFile extends MapFile {
  /** Where the marker lies on the ladder of sets, from the first set on. */
  sets: readonly { worth: number; x: number; y: number }[];
  /** Half-width and half-depth of the models' feet, in table units. */
  footprints: ReturnType<typeof footprints>;
}

/** A layout as the file. */
export function toWorldFile(layout: Layout): WorldFile {
  return { ...toFile(layout, BOARD, MAP), sets: SETS, footprints: footprints() };
}
