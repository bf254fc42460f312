import { between } from "./camera";
import { endFloods } from "./spreading";
import { ease } from "./place";
import { forget } from "./resting";
import { paintGround } from "./ground";
import { paintInset } from "./inset";
import { paintPieces } from "./pieces";
import { contextOf, type RenderContext } from "./render";
import type { Scene } from "./types";

/** Milliseconds that the camera takes to glide to another place. */
const GLIDE = 260;

/** Draws anew in the next frame; with the ground if that has changed. */
export function wake(scene: Scene, ground = false): void {
  scene.groundAsked ||= ground;
  if (scene.asked) return;
  scene.asked = true;
  requestAnimationFrame(() => paint(scene));
}

function paint(scene: Scene): void {
  scene.asked = false;
  const now = performance.now();
  stepGlide(scene, now);
  if (endFloods(scene, now)) scene.groundAsked = true;
  if (scene.groundAsked) {
    const ground = renderContext(scene, scene.ground);
    const paintAll = (render: RenderContext, { figures, focus, lines, floods }: Scene): void =>
      paintGround(render, figures, focus, lines, floods);
    paintAll(ground, scene);
    paintInset(ground, scene, paintAll);
  }
  if (scene.groundAsked && scene.resting !== undefined) forget(scene.resting);
  scene.groundAsked = false;
  const pieces = renderContext(scene, scene.canvas);
  const busy = paintPieces(pieces, scene, now);
  paintInset(pieces, scene, (render, seen) => void paintPieces(render, seen, now));
  scene.painted();
  if (busy || scene.glide !== undefined) wake(scene, scene.glide !== undefined);
}

function stepGlide(scene: Scene, now: number): void {
  const { glide } = scene;
  if (glide === undefined) return;
  const share = Math.min(1, (now - glide.start) / GLIDE);
  scene.camera = between(glide.from, glide.to, ease(share));
  if (share === 1) scene.glide = undefined;
  scene.groundAsked = true;
}

function renderContext({ camera, pictures, vectors }: Scene, canvas: HTMLCanvasElement): RenderContext {
  return {
    ...{ context: contextOf(canvas), camera, pictures, vectors },
    ...{ w: innerWidth, h: innerHeight, ratio: devicePixelRatio },
  };
}
