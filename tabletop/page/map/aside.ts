import { sizeOf } from "./figure";
import type { Figure } from "./sort";
import type { Place } from "./camera";
import type { Pose } from "./place";
import type { Vectors } from "./outlines";

/** Where a piece that stands for a region has room, and its radius where it lies from near and there; in table units. */
interface Aside {
  to: Place;
  least: number;
  most: number;
}

/** Pixels for a unit at which all is near. */
const NEAREST = 1000;
/** The radius that there is room for, in pixels of the board's picture. */
const ROOM = 64;
/** A piece lies no farther from its anchor than that, in table units. */
const NEAR = 0.1;

const known = new WeakMap<Figure, Aside | undefined>();

/**
 * Where a piece is drawn that stands for a region of a board: as far within the region as it is larger than what it
 * stands on, so that it does not lie on the border.
 */
export function asideOf(
  figure: Figure,
  pose: Pose,
  scale: number,
  boards: () => readonly { board: Figure; vectors: Vectors }[],
): Pose {
  if (figure.drawing?.far !== "grow" || pose.share < 1) return pose;
  if (!known.has(figure)) {
    const list = boards();
    if (list.length === 0) return pose;
    known.set(figure, findAside(figure, list));
  }
  const aside = known.get(figure);
  if (aside === undefined) return pose;
  const radius = sizeOf(figure, scale) / 2 / scale;
  const share = Math.min(1, Math.max(0, (radius - aside.least) / (aside.most - aside.least)));
  return { ...pose, x: pose.x + (aside.to.x - pose.x) * share, z: pose.z + (aside.to.z - pose.z) * share };
}

function findAside(
  figure: Figure,
  boards: readonly { board: Figure; vectors: Vectors }[],
): Aside | undefined {
  const { piece } = figure;
  const least = sizeOf(figure, NEAREST) / 2 / NEAREST;
  for (const { board, vectors } of boards) {
    const placeOf = ([x, y]: readonly [number, number]): Place => ({
      x: board.piece.at[0] + (x / vectors.w - 0.5) * board.w,
      z: board.piece.at[2] + (0.5 - y / vectors.h) * board.d,
    });
    for (const [name, roomy] of Object.entries(vectors.roomy)) {
      const at = placeOf(vectors.anchors[name] ?? roomy);
      if (Math.hypot(at.x - piece.at[0], at.z - piece.at[2]) > NEAR) continue;
      return { to: placeOf(roomy), least, most: Math.max(least * 1.01, (ROOM * board.w) / vectors.w) };
    }
  }
  return undefined;
}
