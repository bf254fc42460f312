import { around, reachOf } from "./bounds";
import { clearedSheet, type Sheet } from "./sheet";
import { drawnPose } from "./pose";
import { labelRect, markOf, paintFigure, paintLabel, paintMark } from "./figure";
import { endLosses } from "./losses";
import { moving } from "./place";
import { paintRing } from "./pen";
import { endPings, nameOf } from "./pings";
import { toWindow, type Point } from "./camera";
import type { Figure } from "./figures";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext, Viewport } from "./render";
import type { Scene } from "./types";

/** Milliseconds in which a press fades. */
const PRESSED = 280;
/** A shadow and a name add so much to what is held, in CSS pixels. */
const HELD = 40;
const LETTER = 8;

/** Those of some pieces that do not lie still: held by somebody, on their way, or put right. */
export function looseOf(scene: Scene, figures: readonly Figure[]): Figure[] {
  const frame = scene.store.frame();
  const isOnItsWay = ({ piece }: Figure): boolean => moving(piece, frame) && !scene.instant();
  return figures.filter(
    (figure) =>
      figure.kind !== "ground" &&
      figure.key !== scene.held?.figure.key &&
      (figure.piece.held !== undefined || isOnItsWay(figure) || scene.settling.has(figure.key)),
  );
}

/**
 * Draws what moves over the pieces that lie still: pieces under what is pointed out (`under`), and over it (`over`) what
 * this browser drags, a press at `pressed`. Each sheet is as large as
 * that takes. `taken` is the room of what lies still. Says whether it is to be drawn again.
 */
export function paintMoving(
  render: Viewport,
  scene: Scene,
  { under, over }: { under: Sheet; over: Sheet },
  { loose, taken, now }: { loose: readonly Figure[]; taken: readonly Rect[]; now: number },
): boolean {
  paintPieces(render, scene, under, { loose, taken });
  paintUppermost(render, scene, over, { loose, now });
  const frame = scene.store.frame();
  return (
    scene.pressed !== undefined ||
    loose.some(({ key, piece }) => moving(piece, frame) || scene.settling.has(key))
  );
}

function paintPieces(
  render: Viewport,
  scene: Scene,
  sheet: Sheet,
  { loose, taken }: { loose: readonly Figure[]; taken: readonly Rect[] },
): void {
  const rects = loose.flatMap((figure) => wayRects(render, scene, figure));
  const on = clearedSheet(render, sheet, rects);
  if (on === undefined) return;
  // Labels are placed where they would be on the whole map.
  const off = { x: sheet.rect?.x ?? 0, y: sheet.rect?.y ?? 0 };
  const rooms = taken.map((rect) => moved(rect, off));
  for (const figure of loose) paintLoose(on, scene, figure, rooms);
}

function paintUppermost(
  render: Viewport,
  scene: Scene,
  sheet: Sheet,
  { loose, now }: { loose: readonly Figure[]; now: number },
): void {
  const { held, pressed } = scene;
  const marked = loose.filter((figure) => markOf(figure) !== "");
  const rects = [
    ...marked.flatMap((figure) => wayRects(render, scene, figure)),
    ...(held === undefined ? [] : [heldRect(render, scene, held.figure)]),
    ...(pressed === undefined ? [] : [rippleRect(pressed.at)]),
  ];
  const on = clearedSheet(render, sheet, rects);
  if (on === undefined) return;
  for (const figure of marked) paintMark(on, figure, drawnPose(scene, figure));
  if (held !== undefined) paintHeld(on, scene, held.figure);
  if (pressed === undefined) return;
  const at = { x: pressed.at.x - (sheet.rect?.x ?? 0), y: pressed.at.y - (sheet.rect?.y ?? 0) };
  on.context.setTransform(on.ratio, 0, 0, on.ratio, 0, 0);
  paintRipple(on.context, at, Math.min(1, (now - pressed.since) / PRESSED));
}

/** Forgets what has come to rest by now. */
export function endMoving(scene: Scene, now: number): void {
  const { settling, pressed } = scene;
  if (pressed !== undefined && now - pressed.since > PRESSED) scene.pressed = undefined;
  for (const [key, { start, length }] of settling) if (now - start > length) settling.delete(key);
  endLosses(scene, now);
  endPings(scene, now);
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
