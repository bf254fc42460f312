/** assets/places.json: what code needs to know of the drawings. Documented in docs/art.md. */
import { CARD } from "./table/card";
import { CARDS, MISSIONS, POLICIES } from "./games/castle-risk/texts";
import { rounds } from "./boxes/europe/frame";
import { ranks } from "./games/castle-risk/track";
import type { Layout } from "./boxes/europe/layout";
import type { LandPlaces, Line } from "./boxes/europe/places";
import { BOARD, MAP } from "./boxes/europe/shapes";
import { KINDS } from "./pieces/figures.data";
import { footprint } from "./pieces/mesh";
import { FACES, TURNS } from "./boxes/europe/dice";
import { MAT, MAT_PLACES } from "./games/castle-risk/mat";

type Territory = {
  path: string;
  name: { x: number; y: number; lines: Line[] };
  leader?: LandPlaces["leader"];
  city?: LandPlaces["city"];
  places: LandPlaces["places"];
};

/** The file's shape. Positions are board pixels unless said otherwise. */
export interface PlacesFile {
  board: typeof BOARD & { map: typeof MAP; pixelsPerUnit: number };
  territories: Record<string, Territory>;
  seaLines: Layout["seaLines"];
  tracks: { round: ReturnType<typeof rounds>; rank: ReturnType<typeof ranks> };
  /** Half-width and half-depth of the models' feet, in table units. */
  footprints: Record<string, [number, number]>;
  sheets: Record<string, { columns: number; rows: number; cells: string[]; cell: typeof CARD }>;
  mat: typeof MAT & { places: typeof MAT_PLACES };
  dieFaces: typeof FACES;
  dieTurns: typeof TURNS;
}

/** Board pixels to a table unit, at the board's intended size of 40.96 by 36 units. */
const PIXELS_PER_UNIT = 100;

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
  const territories: PlacesFile["territories"] = {};
  for (const l of layout.lands) {
    const n = l.name.length;
    territories[l.id] = {
      path: `territory-${l.id}`,
      name: {
        x: l.name.reduce((s, k) => s + k.x, 0) / n,
        y: Math.round(l.name.reduce((s, k) => s + k.y - 0.33 * k.size, 0) / n),
        lines: l.name,
      },
      ...(l.leader ? { leader: l.leader } : {}),
      ...(l.city ? { city: l.city } : {}),
      places: l.places,
    };
  }
  return {
    board: { ...BOARD, map: MAP, pixelsPerUnit: PIXELS_PER_UNIT },
    territories,
    seaLines: layout.seaLines,
    tracks: { round: rounds(), rank: ranks() },
    footprints: Object.fromEntries(
      KINDS.map((k) => [k, footprint(k).map((v) => Math.round(v * 1000) / 1000) as [number, number]]),
    ),
    sheets: SHEETS,
    mat: { ...MAT, places: MAT_PLACES },
    dieFaces: FACES,
    dieTurns: TURNS,
  };
}

/** The layout that a file holds. */
export function fromPlaces(file: PlacesFile): Layout {
  return {
    lands: Object.entries(file.territories).map(([id, t]): LandPlaces => ({
      id,
      name: t.name.lines,
      ...(t.leader ? { leader: t.leader } : {}),
      ...(t.city ? { city: t.city } : {}),
      places: t.places,
    })),
    seaLines: file.seaLines,
  };
}

/** The file's text: one line for each territory, so that differences can be read. */
export function placesText(file: PlacesFile): string {
  const rows = (value: object): string =>
    `{\n${Object.entries(value)
      .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
      .join(",\n")}\n  }`;
  const list = (value: unknown[]): string =>
    `[\n${value.map((v) => `    ${JSON.stringify(v)}`).join(",\n")}\n  ]`;
  return `{\n${Object.entries(file)
    .map(([k, v]) => `  ${JSON.stringify(k)}: ${k === "seaLines" ? list(v as unknown[]) : rows(v as object)}`)
    .join(",\n")}\n}\n`;
}
