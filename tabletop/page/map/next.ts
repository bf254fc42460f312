import { middle, type Point } from "./camera";
import { pressable } from "./hit";
import { isSeen } from "./targets";
import { windowPoint } from "./pose";
import type { Figure } from "./figures";
import type { Scene } from "./types";

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
