import { sizeOf } from "./figure";
import { placeOn, type Figure } from "./figures";
import type { Place } from "./camera";
import type { Pose } from "./place";
import type { Vectors } from "./outlines";

/**
 * The place within a region where a piece that stands for the region has most room. A piece whose radius is at most
 * `least` is drawn where it lies, one of `most` and larger at that place, and others in between; in table units.
 */
interface Aside {
  to: Place;
  least: number;
  most: number;
}

/** So many pixels for a unit that no piece is drawn larger than it is. */
const NEAREST = 1000;
/** The radius that there is room for, in pixels of the board's picture. */
const ROOM = 64;
/** A piece lies no farther from its anchor than that, in table units. */
const NEAR = 0.1;

const known = new WeakMap<Figure, Aside | undefined>();

/**
 * Where a piece is drawn, at so many pixels for a unit, that stands for a region of a board: the larger it is drawn,
 * the farther within the region, so that it does not lie on the border. Any other piece, one on its way, and one whose
 * board is not there yet stay at `pose`.
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
    for (const [name, roomy] of Object.entries(vectors.roomy)) {
      const at = placeOn(board, vectors, vectors.anchors[name] ?? roomy);
      if (Math.hypot(at.x - piece.at[0], at.z - piece.at[2]) > NEAR) continue;
      const most = Math.max(least * 1.01, (ROOM * board.w) / vectors.w);
      return { to: placeOn(board, vectors, roomy), least, most };
    }
  }
  return undefined;
}
