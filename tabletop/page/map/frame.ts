import { between, isSameCamera, type Camera } from "./camera";
import { cameraOf, seenIn } from "./inset";
import { contextOf, type RenderContext } from "./render";
import { ease } from "./place";
import { fill } from "./full";
import { hide } from "../parts/dom";
import { endFloods, haveSpread, paintUnder } from "./spreading";
import { endMoving, looseOf, paintMoving } from "./moving";
import { forgetWidths } from "./pen";
import { paintPointed } from "./pointed";
import { hasShade, paintGround, paintShade } from "./ground";
import { showPicture, type Picture } from "./picture";
import { isWaiting, nextTurn } from "./turn";
import { paintStill } from "./still";
import { isQuiet, quietOf } from "./quiet";
import { showPings } from "./pings";
import { showLosses } from "./struck";
import type { Figure } from "./figures";
import type { Pane } from "./pane";
import type { Inset, Scene } from "./types";

/** Milliseconds that the camera takes to glide to another place. */
const GLIDE = 260;
/** What comes over pieces and under them waits for so many frames at most in which pieces are drawn anew. */
const PATIENCE = 2;

/** What has changed: boards and what lies on them, what dims them, or pictures and letters, so that all is drawn anew. */
type Changed = "ground" | "shade" | "all";

/** Draws anew in the next frame what moves, and in the next ones what has changed. */
export function wake(scene: Scene, changed?: Changed): void {
  if (changed === "all") scene.isStale = true;
  else if (changed !== undefined) for (const { due } of [scene.pane, scene.beside]) due[changed] = true;
  if (scene.asked) return;
  scene.asked = true;
  requestAnimationFrame(() => paint(scene));
}

/** Calls back in this frame, once the map has been drawn in it if it is to be. */
export function afterPaint(scene: Scene, run: () => void): void {
  const isAhead = scene.asked && scene.drawn !== document.timeline.currentTime;
  if (isAhead) scene.after.push(run);
  else run();
}

function paint(scene: Scene): void {
  scene.asked = false;
  scene.drawn = document.timeline.currentTime;
  const now = performance.now();
  const { inset, pane, beside, isStale } = scene;
  scene.isStale = false;
  stepGlide(scene, now);
  endMoving(scene, now);
  if (haveSpread(scene, now)) pane.due.ground = true;
  if (isStale) {
    forgetWidths();
    for (const one of [pane, beside]) one.still = undefined;
  }
  let { isBusy, hasDrawn } = paintPane(scene, pane, scene.figures, scene.camera, { now, isStale });
  scene.lying = pane.lying;
  hide(beside.element, inset === undefined);
  if (inset !== undefined) {
    if (beside.seen?.of !== scene.figures) beside.seen = seenNow(inset, scene.figures, beside.seen);
    const also = paintPane(scene, beside, beside.seen.figures, cameraOf(inset), { now, isStale, hasDrawn });
    isBusy ||= also.isBusy;
    hasDrawn ||= also.hasDrawn;
  }
  if (hasDrawn) fill(scene);
  scene.painted();
  const isDue = isWaiting(pane.due) || (inset !== undefined && isWaiting(beside.due));
  if (isBusy || scene.glide !== undefined || isDue) wake(scene);
  for (const run of scene.after.splice(0)) run();
}

/** What is seen in the inset of some figures: the same list as before where that is the same. */
function seenNow(inset: Inset, all: readonly Figure[], before: Pane["seen"]): Pane["seen"] & object {
  const figures = seenIn(inset, all);
  const isSame =
    before?.figures.length === figures.length && figures.every((one, i) => one === before.figures[i]);
  return { of: all, figures: isSame ? before.figures : figures };
}

/**
 * Draws in a view of the table what has changed there: pieces first, and in the next frames what belongs to them, for all of
 * it takes longer than a frame may. Says whether anything moves, and whether a picture was drawn, be it
 * in the view before (`hasDrawn`).
 */
function paintPane(
  scene: Scene,
  pane: Pane,
  figures: Figure[],
  aimed: Camera,
  { now, isStale, hasDrawn = false }: { now: number; isStale: boolean; hasDrawn?: boolean },
): { isBusy: boolean; hasDrawn: boolean } {
  // What was drawn glides as a picture: to draw all of it in each frame takes too long.
  const camera = scene.glide === undefined || pane.camera === undefined ? aimed : pane.camera;
  const isAll = isStale || pane.camera === undefined || !isSameCamera(pane.camera, camera);
  pane.camera = camera;
  pane.element.style.transform = isSameCamera(camera, aimed) ? "" : transformOf(camera, aimed);
  const loose = looseOf(scene, figures);
  if (!isAll && loose.length === 0 && isQuiet(scene, pane, figures, now)) return { isBusy: false, hasDrawn };
  const { x, y, w, h } = pane.rect;
  const within = (one: Camera): Camera => ({
    ...one,
    center: { x: one.center.x - x, y: one.center.y - y },
  });
  const own = within(camera);
  const render = {
    ...{ camera: own, w, h, ratio: devicePixelRatio },
    ...{ pictures: scene.pictures, vectors: scene.vectors },
  };
  const on = ({ drawn }: Picture): RenderContext => ({ ...render, context: contextOf(drawn) });
  const isMap = pane !== scene.beside;
  const map = isMap ? undefined : within(scene.camera);
  // Where pieces of the map lie may have been worked out for the pointer already.
  const lying = isMap ? scene.lying : pane.lying;
  const seen: Scene = { ...scene, camera: own, map, figures, lying };
  pane.still = paintStill(on(pane.pieces), seen, pane.still, loose);
  const isNew = pane.still.fresh.length > 0;
  if (isNew) showPicture(pane.pieces, render.ratio, pane.still.fresh);
  const { taken } = pane.still;
  const isMoving = paintMoving(render, seen, { under: pane.loose, over: pane.over }, { loose, taken, now });
  pane.lying = seen.lying;
  pane.quiet = undefined;
  pane.waited = isNew && !isAll && pane.waited < PATIENCE ? pane.waited + 1 : 0;
  if (pane.waited > 0) return { isBusy: true, hasDrawn: true };
  const isGrowing = paintPointed(render, seen, pane.pointed, pane.still, now);
  const { ground, shade } = nextTurn(pane.due, { isAll, isFull: hasDrawn || isNew });
  if (ground) {
    endFloods(scene, now);
    seen.floods = scene.floods;
    const drawn = paintGround(on(pane.ground), seen, pane.drawn);
    if (drawn !== pane.drawn) showPicture(pane.ground, render.ratio, drawn.fresh);
    pane.drawn = drawn;
  }
  if (shade) dim(pane.shade, seen, on);
  paintUnder(render, seen, pane, now);
  showLosses(pane.losses, seen, now);
  showPings(pane.pings, seen, pane.rect, now);
  if (loose.length === 0) pane.quiet = quietOf(scene, figures, now);
  return {
    isBusy: isMoving || isGrowing || scene.floods.length > 0,
    hasDrawn: hasDrawn || isNew || ground || shade,
  };
}

/** Shows what dims the table, or that nothing does. */
function dim(shade: Picture, seen: Scene, on: (picture: Picture) => RenderContext): void {
  hide(shade.element, !hasShade(seen));
  if (!hasShade(seen)) return;
  const render = on(shade);
  paintShade(render, seen);
  showPicture(shade, render.ratio);
}

/** How what was drawn for one camera is moved and scaled to lie where another sees it. */
function transformOf(drawn: Camera, now: Camera): string {
  const factor = now.scale / drawn.scale;
  const x = now.center.x + (drawn.x - now.x) * now.scale - drawn.center.x * factor;
  const y = now.center.y - (drawn.z - now.z) * now.scale - drawn.center.y * factor;
  return `translate(${x}px, ${y}px) scale(${factor})`;
}

function stepGlide(scene: Scene, now: number): void {
  const { glide } = scene;
  if (glide === undefined) return;
  const share = Math.min(1, (now - glide.start) / GLIDE);
  scene.camera = between(glide.from, glide.to, ease(share));
  if (share === 1) scene.glide = undefined;
}
