import { ease, poseOf, type Pose } from "./place";
import { spreadOf } from "./spread";
import { toWindow, type Point } from "./camera";
import type { Figure } from "./sort";
import type { Scene } from "./types";

/** Where a piece is drawn now: at the pointer that drags it, or on its way to where it lies. */
export function drawnPose(scene: Scene, figure: Figure): Pose {
  const { store, held } = scene;
  const instant = scene.instant();
  const lying = poseOf(figure.piece, instant ? Infinity : store.frame());
  const pose = spreadOf(scene.gatherings, figure, lying, scene.camera.scale);
  if (held?.figure.key === figure.key) return { ...pose, ...held.place };
  const off = scene.settling.get(figure.key);
  if (off === undefined || instant) return pose;
  const rest = 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
  return { ...pose, x: pose.x + off.dx * rest, z: pose.z + off.dz * rest };
}

/** Where in the window the middle of a piece is drawn. */
export function windowPoint(scene: Scene, figure: Figure): Point {
  return toWindow(scene.camera, drawnPose(scene, figure));
}
