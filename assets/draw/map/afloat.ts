/** Where ornaments and names of seas find free water. */
import type { Field } from "../kit/raster";
import type { Frame } from "./chart";
import { SEA } from "./divide";
import { apart, clearance, rooms, type Disc } from "./packing";
import { SCALE } from "./shapes";

/** The sea as a place for things. */
export interface Water {
  field: Field;
  room: Float32Array;
  taken: Disc[];
  map: Frame;
}

/** The open sea, with everything on it that is taken. */
export function openWater(map: Frame, field: Field, taken: Disc[]): Water {
  return { map, field, room: rooms(field, SCALE), taken };
}

/** The free spot nearest to a wish for discs given about the origin; undefined where none is within 420 pixels. */
export function berth(
  w: Water,
  x: number,
  y: number,
  discs: readonly Disc[],
): { x: number; y: number } | undefined {
  for (let r = 0; r < 420; r += 12) {
    for (let k = 0; k < Math.max(1, r / 6); k++) {
      const a = (k * Math.PI * 2) / Math.max(1, r / 6);
      const moved = discs.map((d) => ({
        x: d.x + x + r * Math.cos(a),
        y: d.y + y + r * Math.sin(a),
        r: d.r,
      }));
      const inside = moved.every(
        (d) =>
          d.x - d.r > w.map.x + 20 &&
          d.x + d.r < w.map.x + w.map.w - 20 &&
          d.y - d.r > w.map.y + 20 &&
          d.y + d.r < w.map.y + w.map.h - 20,
      );
      if (!inside || clearance(moved, w.field, w.room, SCALE, SEA) < 4 || !apart(moved, w.taken, 8)) continue;
      w.taken.push(...moved);
      return { x: Math.round(x + r * Math.cos(a)), y: Math.round(y + r * Math.sin(a)) };
    }
  }
  return undefined;
}
