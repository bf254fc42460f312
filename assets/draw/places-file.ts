/** assets/places.json: what code needs to know of the drawings. Documented in docs/art.md. */
import { CARD } from "./table/card";
import { CARDS, MISSIONS, POLICIES } from "./games/castle-risk/texts";
import { rounds } from "./boxes/europe/frame";
import { ranks } from "./games/castle-risk/track";
import type { Layout } from "./map/layout";
import { toFile, type MapFile } from "./map/file";
import { BOARD, MAP } from "./boxes/europe/shapes";
import { footprints } from "./pieces/mesh";
import { FACES, TURNS } from "./boxes/europe/dice";
import { MAT, MAT_PLACES } from "./games/castle-risk/mat";

/** The file's shape. Positions are board pixels unless said otherwise. */
export interface PlacesFile extends MapFile {
  tracks: { round: ReturnType<typeof rounds>; rank: ReturnType<typeof ranks> };
  /** Half-width and half-depth of the models' feet, in table units. */
  footprints: Record<string, [number, number]>;
  sheets: Record<string, { columns: number; rows: number; cells: string[]; cell: typeof CARD }>;
  mat: typeof MAT & { places: typeof MAT_PLACES };
  dieFaces: typeof FACES;
  dieTurns: typeof TURNS;
}

const sheetOf = (texts: { id: string }[], columns: number): PlacesFile["sheets"][string] => ({
  columns,
  rows: Math.ceil(texts.length / columns),
  cells: texts.map((t) => t.id),
  cell: CARD,
});

/** Card sheets by name: how many columns each has. */
export const SHEETS = {
  policies: sheetOf(POLICIES, 4),
  missions: sheetOf(MISSIONS, 2),
  castle: sheetOf(CARDS, 3),
};

/** A layout as the file. */
export function toPlaces(layout: Layout): PlacesFile {
  return {
    ...toFile(layout, BOARD, MAP),
    tracks: { round: rounds(), rank: ranks() },
    footprints: footprints(),
    sheets: SHEETS,
    mat: { ...MAT, places: MAT_PLACES },
    dieFaces: FACES,
    dieTurns: TURNS,
  };
}
