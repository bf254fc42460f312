import { ease, moving, poseOf, type Pose } from "./place";
import { apartOf } from "./apart";
import { asideOf } from "./aside";
import { crossing, offFrom } from "./cross";
import { seenAround } from "./inset";
import { spreadOf } from "./gatherings";
import { toWindow, type Point } from "./camera";
import type { Figure } from "./figures";
import type { Lying } from "./lying";
import type { Scene } from "./types";
import type { Vectors } from "./outlines";

/** Where a piece is drawn now: at the pointer that drags it, or on its way to where it lies. */
export function drawnPose(scene: Scene, figure: Figure): Pose {
  const { store, held } = scene;
  const instant = scene.instant();
  const pose =
    instant || !moving(figure.piece, store.frame())
      ? lyingPose(scene, figure)
      : movingPose(scene, figure, poseOf(figure.piece, store.frame()));
  if (held?.figure.key === figure.key) return { ...pose, ...held.place };
  const off = scene.settling.get(figure.key);
  if (off === undefined || instant) return pose;
  const rest = 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
  const by = { dx: off.dx * rest, dz: off.dz * rest };
  // What one wins flies to where one sees one's own board.
  if (off.flies && rest > 0) return { ...pose, ...offFrom(scene, pose, by) };
  return { ...pose, x: pose.x + by.dx, z: pose.z + by.dz };
}

function movingPose(scene: Scene, figure: Figure, moved: Pose): Pose {
  const pose = freePose(scene, figure, moved);
  return { ...pose, ...crossing(scene, figure.piece, pose, pose.share) };
}

function lyingPose(scene: Scene, figure: Figure): Pose {
  const { poses } = lyingOf(scene);
  const known = poses.get(figure.key);
  if (known !== undefined) return known;
  const pose = freePose(scene, figure, poseOf(figure.piece, Infinity));
  // What is dragged out of a hand lies nowhere yet.
  if (scene.figures.includes(figure)) poses.set(figure.key, pose);
  return pose;
}

function lyingOf(scene: Scene): Lying {
  const { figures, lying } = scene;
  const { scale } = scene.camera;
  if (lying?.scale === scale && lying.figures === figures) return lying;
  const placeOf = (one: Figure): Pose => roomyPose(scene, one, poseOf(one.piece, Infinity));
  const apart = apartOf(figures, scale, placeOf, lying?.apart);
  const fresh: Lying = { scale, figures, poses: new Map(), apart };
  scene.lying = fresh;
  return fresh;
}

/** Where a piece that lies has room: among those that it stands with, in its land, and beside other totals. */
function freePose(scene: Scene, figure: Figure, lying: Pose): Pose {
  const pose = roomyPose(scene, figure, lying);
  if (figure.drawing?.far !== "grow" || pose.share < 1) return pose;
  return { ...pose, ...lyingOf(scene).apart.places.get(figure.key) };
}

function roomyPose(scene: Scene, figure: Figure, lying: Pose): Pose {
  const { scale } = scene.camera;
  const spread = spreadOf(scene.gatherings, figure, lying, scale);
  return asideOf(figure, spread, scale, () => boardsOf(scene));
}

function boardsOf({ figures, vectors: vectorsOf }: Scene): { board: Figure; vectors: Vectors }[] {
  return figures.flatMap((board) => {
    const file = board.kind === "ground" ? board.drawing?.outlines : undefined;
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
