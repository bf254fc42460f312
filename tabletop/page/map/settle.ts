import { drawnPose } from "./pose";
import { underInset } from "./cross";
import { wake } from "./frame";
import type { Place } from "./camera";
import type { Scene } from "./types";

/** Milliseconds; what is won takes as long as a card to the hand. */
const SETTLE = 220;
const FLIGHT = 420;

/** Lets a piece ease from a place to where it lies. */
export function settle(scene: Scene, key: string, from: Place, length = SETTLE): void {
  setOff(scene, key, from, { length, flies: false });
}

/** Lets a piece fly from a place of the map to where it lies, or is seen beside the map. */
export function flyIn(scene: Scene, key: string, from: Place): void {
  setOff(scene, key, from, { length: FLIGHT, flies: true });
}

function setOff(scene: Scene, key: string, from: Place, how: { length: number; flies: boolean }): void {
  const figure = scene.figures.find((one) => one.key === key);
  if (figure === undefined) return;
  scene.settling.delete(key);
  const lies = drawnPose(scene, figure);
  const to = how.flies ? underInset(scene, lies) : lies;
  scene.settling.set(key, { dx: from.x - to.x, dz: from.z - to.z, start: performance.now(), ...how });
  wake(scene);
}
