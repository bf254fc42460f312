import { clearedSheet } from "./sheet";
import { floodRects, paintFloods } from "./spreading";
import { paintRegion } from "./ground";
import type { Pane } from "./pane";
import type { RenderContext } from "./render";
import type { Scene } from "./types";

/**
 * Draws what changes on the ground, under the pieces, on a sheet of its own: regions that take another colour, and the
 * one that the pointer is over.
 */
export function paintUnder(
  render: Omit<RenderContext, "context">,
  scene: Scene,
  pane: Pane,
  now: number,
): void {
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
