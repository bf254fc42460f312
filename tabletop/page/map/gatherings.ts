import { sizeOf } from "./figure";
import { distance, type Figure } from "./figures";
import type { Place } from "./camera";
import type { Pose } from "./place";

/** Pieces that stand together: the middle of them, and how far the nearest two are apart, by key. */
export type Gatherings = ReadonlyMap<string, Place & { apart: number }>;

/** What stands together is no farther apart than that, in table units. */
const TOGETHER = 0.85;
/** Icons need so much of their size between them, for the count at the foot of each. */
const ROOM = 1.08;
const MOST = 1.6;

/** Finds which pieces of those that merge stand together. */
export function gatheringsOf(figures: readonly Figure[]): Gatherings {
  const loose = figures.filter(({ drawing, piece }) => drawing?.far === "hide" && piece.held === undefined);
  const out = new Map<string, Place & { apart: number }>();
  const seen = new Set<Figure>();
  for (const first of loose) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    let apart = Infinity;
    for (const one of group)
      for (const other of loose) {
        // Nearly all pairs are too far apart one way already.
        if (other === one || Math.abs(one.piece.at[0] - other.piece.at[0]) > TOGETHER) continue;
        const far = distance(one, other);
        if (far > TOGETHER) continue;
        apart = Math.min(apart, far);
        if (!seen.has(other)) {
          seen.add(other);
          group.push(other);
        }
      }
    if (group.length < 2 || apart < 0.1) continue;
    const mean = (at: 0 | 2): number =>
      group.reduce((sum, { piece }) => sum + piece.at[at], 0) / group.length;
    for (const { key } of group) out.set(key, { x: mean(0), z: mean(2), apart });
  }
  return out;
}

/** Where a piece is drawn: farther from the others as long as icons are larger than what they stand for. */
export function spreadOf(gatherings: Gatherings, figure: Figure, pose: Pose, scale: number): Pose {
  const group = gatherings.get(figure.key);
  if (group === undefined || pose.share < 1) return pose;
  const factor = Math.min(MOST, Math.max(1, (sizeOf(figure, scale) * ROOM) / (group.apart * scale)));
  return { ...pose, x: group.x + (pose.x - group.x) * factor, z: group.z + (pose.z - group.z) * factor };
}
