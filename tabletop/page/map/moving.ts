import { around, meet, reachOf } from "./bounds";
import { arrowPaths, paintArrows } from "./arrows";
import { clearedSheet, type Sheet } from "./sheet";
import { drawnPose } from "./pose";
import { labelOf, labelRect, paintFigure, paintLabel, paintMark } from "./figure";
import { endLosses, lossRects, paintLosses } from "./losses";
import { moving } from "./place";
import { paintRing } from "./pen";
import { endPings, nameOf, paintPings, pingRects } from "./pings";
import { toWindow, type Point } from "./camera";
import type { Figure } from "./figures";
import type { Drawn, Still } from "./drawn";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext, Viewport } from "./render";
import type { Scene } from "./types";

/** Milliseconds in which a press fades. */
const PRESSED = 280;
/** A shadow and a name add so much to what is held, in CSS pixels. */
const HELD = 40;
const LETTER = 8;

/** The pieces that do not lie still: held by somebody, on their way, or put right. */
export function looseOf(scene: Scene): Figure[] {
  const frame = scene.store.frame();
  const isOnItsWay = ({ piece }: Figure): boolean => !scene.instant() && moving(piece, frame);
  return scene.figures.filter(
    (figure) =>
      figure.kind !== "ground" &&
      figure.key !== scene.held?.figure.key &&
      (figure.piece.held !== undefined || isOnItsWay(figure) || scene.settling.has(figure.key)),
  );
}

/**
 * Draws all that moves over the pieces that lie still, on a sheet as large as that takes: pieces, arrows, what dice have
 * cost, what this browser drags, places that are pointed out, a press at `pressed`. `still` is what lies still. Says whether
 * it is to be drawn again.
 */
export function paintMoving(
  render: Viewport,
  scene: Scene,
  sheet: Sheet,
  { loose, still, now }: { loose: readonly Figure[]; still: Still; now: number },
): boolean {
  const { held, pressed } = scene;
  const arrows = arrowPaths(render, scene, now);
  const rects = [
    ...loose.flatMap((figure) => wayRects(render, scene, figure)),
    ...arrows.rects,
    ...lossRects(render, scene),
    ...pingRects(render, scene),
    ...(held === undefined ? [] : [heldRect(render, scene, held.figure)]),
    ...(pressed === undefined ? [] : [rippleRect(pressed.at)]),
  ];
  const on = clearedSheet(render, sheet, rects);
  const frame = scene.store.frame();
  const isBusy =
    pressed !== undefined ||
    arrows.grow ||
    scene.losses.length > 0 ||
    scene.pings.length > 0 ||
    loose.some(({ key, piece }) => moving(piece, frame) || scene.settling.has(key));
  if (on === undefined) return isBusy;
  // Labels are placed where they would be on the whole map.
  const off = { x: sheet.rect?.x ?? 0, y: sheet.rect?.y ?? 0 };
  const rooms = still.taken.map((rect) => moved(rect, off));
  for (const figure of loose) paintLoose(on, scene, figure, rooms);
  paintArrows(on, scene, arrows.share);
  // What is written is read over an arrow that goes there, on pieces that lie still as well.
  const isCrossed = arrows.rects.length > 0;
  if (isCrossed) paintNumbers(on, still.drawn, off);
  for (const figure of isCrossed ? scene.figures : loose) paintMark(on, figure, drawnPose(scene, figure));
  paintLosses(on, scene, now);
  if (held !== undefined) paintHeld(on, scene, held.figure);
  paintPings(on, scene, now);
  if (pressed !== undefined) {
    const at = { x: pressed.at.x - off.x, y: pressed.at.y - off.y };
    on.context.setTransform(on.ratio, 0, 0, on.ratio, 0, 0);
    paintRipple(on.context, at, Math.min(1, (now - pressed.since) / PRESSED));
  }
  return isBusy;
}

/** Forgets what has come to rest by now. */
export function endMoving(scene: Scene, now: number): void {
  const { settling, pressed } = scene;
  if (pressed !== undefined && now - pressed.since > PRESSED) scene.pressed = undefined;
  for (const [key, { start, length }] of settling) if (now - start > length) settling.delete(key);
  endLosses(scene, now);
  endPings(scene, now);
}

/** Draws the counts and totals of what lies still once more, on a sheet that lies `off` in the window. */
function paintNumbers(on: RenderContext, drawn: readonly Drawn[], off: Point): void {
  const sheet = { ...off, w: on.w, h: on.h };
  const seen = drawn.filter(({ bounds }) => meet(bounds, sheet));
  for (const { figure, label } of seen) if (label !== undefined) paintLabel(on, figure, moved(label, off));
  for (const { figure, pose, state } of seen)
    if (figure.drawing?.far === "grow" && labelOf(figure) !== "") paintFigure(on, figure, pose, state);
}

function moved({ x, y, w, h }: Rect, off: Point): Rect {
  return { x: x - off.x, y: y - off.y, w, h };
}

/** The ends of a piece's way, and where it is. */
function wayRects({ camera }: Viewport, scene: Scene, figure: Figure): Rect[] {
  const { piece, key } = figure;
  const more = piece.held === undefined ? 0 : HELD + nameOf(scene, piece.held).length * LETTER;
  const reach = Math.max(20, reachOf(figure, camera.scale)) * 1.6 + more;
  const pose = drawnPose(scene, figure);
  const settling = scene.settling.get(key);
  const ends = [
    pose,
    { x: piece.at[0], z: piece.at[2] },
    ...(piece.move === undefined ? [] : [{ x: piece.move.at[0], z: piece.move.at[2] }]),
    ...(settling === undefined ? [] : [{ x: piece.at[0] + settling.dx, z: piece.at[2] + settling.dz }]),
  ];
  return ends.map((end) => around(toWindow(camera, end), reach));
}

function heldRect({ camera }: Viewport, scene: Scene, figure: Figure): Rect {
  const reach = Math.max(20, reachOf(figure, camera.scale)) * 1.6 + HELD;
  return around(toWindow(camera, drawnPose(scene, figure)), reach);
}

function paintLoose(render: RenderContext, scene: Scene, figure: Figure, taken: readonly Rect[]): void {
  const { held } = figure.piece;
  const pose = drawnPose(scene, figure);
  paintFigure(render, figure, pose, {
    hovered: scene.hovered === figure.key,
    focused: scene.cursor === figure.key && document.activeElement === scene.canvas,
    loose: held !== undefined || moving(figure.piece, scene.store.frame()),
    ...{ held, holder: held === undefined ? "" : nameOf(scene, held) },
  });
  const label = labelRect(render, figure, pose, taken);
  if (label !== undefined) paintLabel(render, figure, label);
}

/** Draws what this browser drags, over everything. */
function paintHeld(render: RenderContext, scene: Scene, figure: Figure): void {
  const pose = drawnPose(scene, figure);
  const color = scene.store.view?.you.color ?? "Grey";
  paintFigure(render, figure, pose, {
    ...{ hovered: false, focused: false, loose: true, held: color, holder: "" },
  });
  const label = labelRect(render, figure, pose, []);
  if (label !== undefined) paintLabel(render, figure, label);
}

/** Where the mark of a press is drawn. */
function rippleRect(at: Point): Rect {
  return around(at, 30);
}

/** Draws the mark of a press, which shows at once, whatever the server says to it. */
function paintRipple(context: CanvasRenderingContext2D, at: Point, share: number): void {
  const [light, dark] = [1 - share, 0.8 * (1 - share)].map((by) => by.toFixed(2));
  paintRing(context, at, 6 + 20 * share, 3 * (1 - share) + 0.5, `rgba(255, 246, 214, ${light})`);
  paintRing(context, at, 7 + 20 * share, 1, `rgba(46, 33, 25, ${dark})`);
}
