/** Where ornaments and names of seas find free water. */
import { path } from "../kit/svg";
import { measure, textPath } from "../kit/type";
import type { Frame } from "./chart";
import { SEA } from "./divide";
import { apart, clearance, isOnMap, textDiscs, type Disc, type Spot, type Terrain } from "./packing";

/** The open sea as a place for things, with everything on it that is taken. */
export interface Water extends Terrain {
  taken: Disc[];
  map: Frame;
}

/** A sea's name: where it would like to be, how large, and which way it runs. */
interface Name {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tracking: number;
  readonly angle?: number;
}

/** A sea's name near its wish, or nothing where no water is free. */
export function seaName(
  w: Water,
  text: string,
  { x, y, size, tracking, angle = 0 }: Name,
  ink: { fill: string; opacity?: number },
): string {
  const face = "boldItalic";
  const spot = berth(w, x, y, textDiscs(0, 0, measure(text, face, size, tracking), 0.65 * size, angle, 0));
  return spot ? path(textPath(text, { face, size, ...spot, anchor: "middle", tracking, angle }), ink) : "";
}

/** The free spot nearest to a wish for discs given about the origin; undefined where none is within 420 pixels. */
export function berth(w: Water, x: number, y: number, discs: readonly Disc[]): Spot | undefined {
  for (let r = 0; r < 420; r += 12) {
    for (let k = 0; k < Math.max(1, r / 6); k++) {
      const a = (k * Math.PI * 2) / Math.max(1, r / 6);
      const moved = discs.map((d) => ({
        x: d.x + x + r * Math.cos(a),
        y: d.y + y + r * Math.sin(a),
        r: d.r,
      }));
      if (!isOnMap(w.map, moved, 20) || clearance(moved, w, SEA) < 4 || !apart(moved, w.taken, 8)) continue;
      w.taken.push(...moved);
      return { x: Math.round(x + r * Math.cos(a)), y: Math.round(y + r * Math.sin(a)) };
    }
  }
  return undefined;
}
