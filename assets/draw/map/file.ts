/** A map's places as a file: what code needs to know of its drawing. Documented in docs/art.md. */
import type { Frame, Size } from "./chart";
import type { Layout } from "./layout";
import type { Spot } from "./packing";
import type { LandPlaces, Line } from "./places";

interface Territory extends Omit<LandPlaces, "id" | "name"> {
  path: string;
  name: Spot & { lines: Line[] };
}

/** What the files of all boards hold. Positions are board pixels. */
export interface MapFile {
  board: Size & { map: Frame; pixelsPerUnit: number };
  territories: Record<string, Territory>;
  seaLines: Layout["seaLines"];
}

/** Board pixels to a table unit. */
const PIXELS_PER_UNIT = 100;

/** A layout as the file. */
export function toFile(layout: Layout, board: Size, map: Frame): MapFile {
  const territories: MapFile["territories"] = {};
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
  return { board: { ...board, map, pixelsPerUnit: PIXELS_PER_UNIT }, territories, seaLines: layout.seaLines };
}

/** The layout that a file holds. */
export function fromFile(file: MapFile): Layout {
  return {
    lands: Object.entries(file.territories).map(([id, t]) => ({ ...t, id, name: t.name.lines })),
    seaLines: file.seaLines,
  };
}

/** The file's text: one line for each territory, so that differences can be read. */
export function fileText(file: MapFile): string {
  const rows = (value: object): string =>
    `{\n${Object.entries(value)
      .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
      .join(",\n")}\n  }`;
  const list = (value: unknown[]): string =>
    `[\n${value.map((v) => `    ${JSON.stringify(v)}`).join(",\n")}\n  ]`;
  return `{\n${Object.entries(file)
    .map(([k, v]) => `  ${JSON.stringify(k)}: ${Array.isArray(v) ? list(v) : rows(v as object)}`)
    .join(",\n")}\n}\n`;
}
