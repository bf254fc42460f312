import { drawnPose } from "./pose";
import { wake } from "./frame";
import type { Place } from "./camera";
import type { Scene } from "./types";

const SETTLE = 220;

/** Lets a piece ease from where it is drawn now to where it lies. */
export function settle(scene: Scene, key: string, from: Place, length = SETTLE): void {
  const figure = scene.figures.find((one) => one.key === key);
  if (figure === undefined) return;
  scene.settling.delete(key);
  const to = drawnPose(scene, figure);
  scene.settling.set(key, { dx: from.x - to.x, dz: from.z - to.z, start: performance.now(), length });
  wake(scene);
}
