import { readJson, type Outlines } from "../drawings";
import { within } from "./place";
import type { Figure } from "./figures";
import type { Place } from "./camera";

/** Vectors of a board, ready to be drawn. */
export interface Vectors {
  w: number;
  h: number;
  regions: { name: string; path: Path2D }[];
  anchors: NonNullable<Outlines["anchors"]>;
  roomy: NonNullable<Outlines["roomy"]>;
  marks: { color: string; path: Path2D }[];
  strokes: { path: Path2D; color: string; width: number; dash: readonly number[] }[];
}

/** The vectors of boards, by the address of their file; `changed` when more are there. */
export function newVectors(changed: () => void): (file: string) => Vectors | undefined {
  const known = new Map<string, Vectors | undefined>();
  const load = async (file: string): Promise<void> => {
    const found = (await readJson(file)) as Outlines | undefined;
    if (found === undefined) return;
    known.set(file, {
      ...{ w: found.w, h: found.h, anchors: found.anchors ?? {}, roomy: found.roomy ?? {} },
      regions: Object.entries(found.regions).map(([name, d]) => ({ name, path: new Path2D(d) })),
      marks: Object.entries(found.marks ?? {}).map(([color, d]) => ({ color, path: new Path2D(d) })),
      strokes: found.strokes.map(({ d, color, width, dash }) => ({
        ...{ path: new Path2D(d), color, width, dash: dash ?? [] },
      })),
    });
    changed();
  };
  return (file) => {
    if (!known.has(file)) {
      known.set(file, undefined);
      void load(file);
    }
    return known.get(file);
  };
}

/** The pixel of a board's picture below a place. The picture is upright where the board is turned by half. */
function pixelAt(board: Figure, vectors: Vectors, place: Place): { x: number; y: number } {
  const { piece, w, d } = board;
  const { right, up } = within({ x: piece.at[0], z: piece.at[2], yaw: piece.turn[1] }, place);
  return { x: (right / w + 0.5) * vectors.w, y: (0.5 - up / d) * vectors.h };
}

const probe = document.createElement("canvas").getContext("2d");

/** The region of a board at a place. */
export function regionAt(
  board: Figure,
  vectors: Vectors,
  place: Place,
): Vectors["regions"][number] | undefined {
  const { x, y } = pixelAt(board, vectors, place);
  return vectors.regions.find(({ path }) => probe?.isPointInPath(path, x, y) === true);
}
