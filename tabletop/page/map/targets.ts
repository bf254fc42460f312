import { pressable } from "./hit";
import { sizeOf } from "./figure";
import type { Figure } from "./sort";
import type { Line } from "../../wire/view";
import type { Scene } from "./types";

/** What may be chosen now, from left to right: of each outline on the table, the largest piece that can be pressed. */
export function targetsOf(scene: Scene): Figure[] {
  const seen = scene.figures.filter((figure) => pressable(figure) && isSeen(scene, figure));
  const found = scene.focus.loops.flatMap((loop) => {
    const inside = seen.filter(({ piece }) => encloses(loop, piece.at[0], piece.at[2]));
    const size = (one: Figure): number => sizeOf(one, scene.camera.scale);
    return inside.length === 0 ? [] : [inside.reduce((best, one) => (size(one) > size(best) ? one : best))];
  });
  return [...new Set(found)].sort((a, b) => a.piece.at[0] - b.piece.at[0] || b.piece.at[2] - a.piece.at[2]);
}

/** Whether a piece is drawn at this size of the map. */
export function isSeen({ camera }: Scene, figure: Figure): boolean {
  return figure.way !== "icon" || sizeOf(figure, camera.scale) > 0;
}

/** Whether a closed line goes round a place: a ray from there crosses it an odd number of times. */
function encloses({ points }: Line, x: number, z: number): boolean {
  let inside = false;
  for (const [i, [ax, , az]] of points.entries()) {
    const [bx, , bz] = points[(i + 1) % points.length];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  }
  return inside;
}
