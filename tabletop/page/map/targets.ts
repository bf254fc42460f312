import { encloses, placeWithin } from "./encloses";
import { pressable, standInAt } from "./hit";
import { sizeOf } from "./figure";
import { middle, type Point } from "./camera";
import { windowPoint } from "./pose";
import type { Figure } from "./figures";
import type { Scene } from "./types";

/**
 * What may be chosen now, from left to right: of each outline on the table what stands for the land there, else the
 * largest piece in it that can be pressed.
 */
export function targetsOf(scene: Scene): Figure[] {
  const seen = scene.figures.filter((figure) => pressable(figure) && isSeen(scene, figure));
  const size = (one: Figure): number => sizeOf(one, scene.camera.scale);
  const found = scene.focus.loops.flatMap((loop) => {
    const place = placeWithin(loop);
    const there = place === undefined ? undefined : standInAt(scene, place);
    if (there !== undefined) return [there];
    const inside = seen.filter(({ piece }) => encloses(loop, piece.at[0], piece.at[2]));
    return inside.length === 0 ? [] : [inside.reduce((best, one) => (size(one) > size(best) ? one : best))];
  });
  return [...new Set(found)].sort(
    ({ piece: one }, { piece: other }) => one.at[0] - other.at[0] || other.at[2] - one.at[2],
  );
}

/** Whether a piece is drawn at this size of the map. */
function isSeen({ camera }: Scene, figure: Figure): boolean {
  return figure.kind !== "icon" || sizeOf(figure, camera.scale) > 0;
}

/** The next piece in a direction that is drawn and can be pressed: near, and not much aside. */
export function nextFigure(scene: Scene, here: Figure | undefined, direction: Point): Figure | undefined {
  const from = here === undefined ? middle(scene.free) : windowPoint(scene, here);
  let best: { figure: Figure; far: number } | undefined;
  for (const figure of scene.figures.filter(pressable)) {
    if (figure === here || !isSeen(scene, figure)) continue;
    const at = windowPoint(scene, figure);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead < 1) continue;
    const far = ahead + aside * 2;
    if (best === undefined || far < best.far) best = { figure, far };
  }
  return best?.figure;
}
