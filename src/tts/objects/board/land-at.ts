import { NOWHERE } from "../../../core/types";
import { registry, type Ring } from "../registry";
import { pixelOf } from "./frame";
import { ringsOf } from "./rings";

/**
 * How near a point must come to an outline, in pixels, if it lies in none: outlines are drawn in from the
 * borders, and islands without one have neighbours that are near.
 */
const NEAR = 40;

/** The territory under a point of the table, or NOWHERE. */
export function landUnder(point: TtsXYZ): number {
  const { board } = registry;
  if (board === undefined) return NOWHERE;
  const { x, y } = pixelOf(board, point.x, point.z);
  return landAt(x, y);
}

/** The territory at a point of the board, in its pixels; NOWHERE at sea and beyond. */
export function landAt(x: number, y: number): number {
  let best = NEAR * NEAR;
  let found = NOWHERE;
  const size = registry.kit.board.outlines.length;
  for (let t = 0; t < size; t++) {
    for (const ring of ringsOf(t)) {
      const far = isBeside(ring, x, y) ? howFar(ring.points, x, y) : best;
      if (far === 0) return t;
      if (far < best) {
        best = far;
        found = t;
      }
    }
  }
  return found === NOWHERE ? besidePlace(x, y) : found;
}

/** Whether a point is near a ring at all. */
function isBeside(ring: Ring, x: number, y: number): boolean {
  const { left, top, right, bottom } = ring;
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

/** 0 for a point inside a ring of x, y, x, y ...; else its squared distance from the ring. */
function howFar(ring: readonly number[], x: number, y: number): number {
  const n = ring.length;
  let isInside = false;
  let best = 100000000;
  let lastX = ring[n - 2];
  let lastY = ring[n - 1];
  for (let i = 0; i < n; i += 2) {
    const nextX = ring[i];
    const nextY = ring[i + 1];
    const wayX = nextX - lastX;
    const wayY = nextY - lastY;
    if (nextY > y !== lastY > y && x < (wayX * (y - nextY)) / wayY + nextX) isInside = !isInside;
    const along = ((x - lastX) * wayX + (y - lastY) * wayY) / (wayX * wayX + wayY * wayY);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const offX = lastX + part * wayX - x;
    const offY = lastY + part * wayY - y;
    const far = offX * offX + offY * offY;
    if (far < best) best = far;
    lastX = nextX;
    lastY = nextY;
  }
  return isInside ? 0 : best;
}

/** Some places of pieces stand on the coast itself. */
function besidePlace(x: number, y: number): number {
  const { places } = registry.kit.board;
  const n = places.length;
  for (let t = 0; t < n; t++) {
    const row = places[t];
    for (let i = 0; i < row.length; i += 2) {
      const dx = row[i] - x;
      const dy = row[i + 1] - y;
      if (dx * dx + dy * dy < NEAR * NEAR) return t;
    }
  }
  return NOWHERE;
}
