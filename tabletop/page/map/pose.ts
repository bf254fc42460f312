import { ease, poseOf, type Pose } from "./place";
import { asideOf } from "./aside";
import { seenAround } from "./inset";
import { spreadOf } from "./spread";
import { toWindow, type Point } from "./camera";
import type { Figure } from "./sort";
import type { Scene } from "./types";
import type { Vectors } from "./outlines";

/** Where a piece is drawn now: at the pointer that drags it, or on its way to where it lies. */
export function drawnPose(scene: Scene, figure: Figure): Pose {
  const { store, held } = scene;
  const instant = scene.instant();
  const lying = poseOf(figure.piece, instant ? Infinity : store.frame());
  const { scale } = scene.camera;
  const spread = spreadOf(scene.gatherings, figure, lying, scale);
  const pose = asideOf(figure, spread, scale, () => boardsOf(scene));
  if (held?.figure.key === figure.key) return { ...pose, ...held.place };
  const off = scene.settling.get(figure.key);
  if (off === undefined || instant) return pose;
  const rest = 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
  return { ...pose, x: pose.x + off.dx * rest, z: pose.z + off.dz * rest };
}

/** The boards whose vectors are there. */
function boardsOf({ figures, vectors: vectorsOf }: Scene): { board: Figure; vectors: Vectors }[] {
  return figures.flatMap((board) => {
    const file = board.way === "ground" ? board.drawing?.outlines : undefined;
    const vectors = file === undefined ? undefined : vectorsOf(file);
    return vectors === undefined ? [] : [{ board, vectors }];
  });
}

/** Where in the window the middle of a piece is drawn. */
export function windowPoint(scene: Scene, figure: Figure): Point {
  const { at } = figure.piece;
  const seen = seenAround(scene, { x: at[0], z: at[2] });
  return toWindow(seen.camera, drawnPose(seen, figure));
}
