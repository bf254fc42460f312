import { between, isSameCamera, type Camera } from "./camera";
import { cameraOf, seenIn } from "./inset";
import { contextOf, type RenderContext } from "./render";
import { ease } from "./place";
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
import type { Scene } from "./types";

/** Milliseconds that the camera takes to glide to another place. */
const GLIDE = 260;

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

function paint(scene: Scene): void {
  scene.asked = false;
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
  const { isBusy, hasDrawn } = paintPane(scene, pane, scene.figures, scene.camera, { now, isStale });
  scene.lying = pane.lying;
  let isFull = hasDrawn;
  hide(beside.element, inset === undefined);
  if (inset !== undefined) {
    if (beside.seen?.of !== scene.figures)
      beside.seen = { of: scene.figures, figures: seenIn(inset, scene.figures) };
    const also = paintPane(scene, beside, beside.seen.figures, cameraOf(inset), { now, isStale, hasDrawn });
    isFull ||= also.hasDrawn;
  }
  if (isFull) scene.full = document.timeline.currentTime;
  scene.painted();
  const isDue = isWaiting(pane.due) || (inset !== undefined && isWaiting(beside.due));
  if (isBusy || scene.glide !== undefined || isDue) wake(scene);
}

/**
 * Draws in a view of the table what has changed there; says whether anything moves, and whether a picture was drawn, be it
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
  const map = pane === scene.beside ? within(scene.camera) : undefined;
  const seen: Scene = { ...scene, camera: own, map, figures, lying: pane.lying };
  pane.still = paintStill(on(pane.pieces), seen, pane.still, loose);
  const isNew = pane.still.fresh.length > 0;
  if (isNew) showPicture(pane.pieces, render.ratio, pane.still.fresh);
  const { ground, shade } = nextTurn(pane.due, { isAll, isFull: hasDrawn || isNew });
  if (ground) {
    endFloods(scene, now);
    seen.floods = scene.floods;
    const drawn = paintGround(on(pane.ground), seen, pane.drawn);
    if (drawn !== pane.drawn) showPicture(pane.ground, render.ratio, drawn.fresh);
    pane.drawn = drawn;
  }
  if (shade) {
    hide(pane.shade.element, !hasShade(scene));
    if (hasShade(scene)) {
      paintShade(on(pane.shade), seen);
      showPicture(pane.shade, render.ratio);
    }
  }
  paintUnder(render, seen, pane, now);
  const { taken } = pane.still;
  const isMoving = paintMoving(render, seen, { under: pane.loose, over: pane.over }, { loose, taken, now });
  showLosses(pane.losses, seen, now);
  showPings(pane.pings, seen, pane.rect, now);
  const isGrowing = paintPointed(render, seen, pane.pointed, pane.still, now);
  pane.lying = seen.lying;
  pane.quiet = loose.length === 0 ? quietOf(scene, figures, now) : undefined;
  return {
    isBusy: isMoving || isGrowing || scene.floods.length > 0,
    hasDrawn: hasDrawn || isNew || ground || shade,
  };
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
