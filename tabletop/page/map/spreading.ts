import { paintBorder, paintRegion } from "./ground";
import { rectOf } from "./board-lines";
import { turnTo, type RenderContext, type Viewport } from "./render";
import { clearedSheet } from "./sheet";
import type { Flood } from "./flood";
import type { Figure } from "./figures";
import type { Rect } from "../../xml/layout/rect";
import type { Scene } from "./types";
import type { Pane } from "./pane";

/** Milliseconds that a colour takes to spread. */
const SPREAD = 650;

/** Whether anything has spread: the ground is to take its colour. */
export function haveSpread(scene: Scene, now: number): boolean {
  return scene.floods.some((flood) => hasSpread(scene, flood, now));
}

/** Drops what has spread, as the ground has its colour. */
export function endFloods(scene: Scene, now: number): void {
  scene.floods = scene.floods.filter((flood) => !hasSpread(scene, flood, now));
}

function hasSpread(scene: Scene, { since }: Flood, now: number): boolean {
  return scene.instant() || now - since >= SPREAD;
}

/** Where regions change their colour. */
export function floodRects(render: Viewport, { figures, floods }: Scene): Rect[] {
  return floods.flatMap(({ board: key, line, before }) => {
    const board = figures.find((one) => one.key === key);
    if (board === undefined) return [];
    return [line, before ?? line].map((one) => rectOf(render, { board, line: one }));
  });
}

/** Draws regions as far as their new colour has spread, over the ground, which leaves them out. */
export function paintFloods(render: RenderContext, { figures, floods }: Scene, now: number): void {
  for (const flood of floods) {
    const board = figures.find(({ key }) => key === flood.board);
    if (board !== undefined) paintFlood(render, board, flood, Math.min(1, (now - flood.since) / SPREAD));
  }
}

function paintFlood(render: RenderContext, board: Figure, flood: Flood, share: number): void {
  const { context, camera } = render;
  const { piece } = board;
  const file = board.drawing?.outlines;
  const vectors = file === undefined ? undefined : render.vectors(file);
  const [sx, sz] = [piece.scale[0] * camera.scale, piece.scale[2] * camera.scale];
  const circle = new Path2D();
  circle.arc(
    -flood.from[0] * sx,
    flood.from[1] * sz,
    flood.reach * Math.abs(sx) * 1.02 * share,
    0,
    2 * Math.PI,
  );
  const clipTo = (path: Path2D, rule: CanvasFillRule): void => {
    turnTo(render, piece.at[0], piece.at[2], piece.turn[1]);
    context.clip(path, rule);
  };
  if (flood.before !== undefined) {
    context.save();
    const outside = new Path2D();
    outside.rect(-1e5, -1e5, 2e5, 2e5);
    outside.addPath(circle);
    clipTo(outside, "evenodd");
    paintBorder(render, board, flood.before, vectors);
    context.restore();
  }
  context.save();
  clipTo(circle, "nonzero");
  paintBorder(render, board, flood.line, vectors);
  context.restore();
}

/**
 * Draws what changes on the ground, under the pieces, on a sheet of its own: regions that take another colour, and the
 * one that the pointer is over.
 */
export function paintUnder(render: Viewport, scene: Scene, pane: Pane, now: number): void {
  const { region, pressed, floods } = scene;
  const key = JSON.stringify([render.camera, region?.board.key, region?.name, pressed !== undefined]);
  if (floods.length === 0 && key === pane.below) return;
  // The next time it is drawn once more, without what has spread.
  pane.below = floods.length === 0 ? key : "";
  const whole = region === undefined ? [] : [{ x: 0, y: 0, w: render.w, h: render.h }];
  const on = clearedSheet(render, pane.under, [...whole, ...floodRects(render, scene)]);
  if (on === undefined) return;
  paintFloods(on, scene, now);
  if (region !== undefined) paintRegion(on, region.board, region.vectors, region.path, pressed !== undefined);
}
