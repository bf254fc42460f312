import { hitAt, regionBelow, targetAt } from "./hit";
import { wake } from "./frame";
import type { MapContext } from "./types";
import type { Point } from "./camera";

/** Pixels that a finger is wide. */
export const FINGER = 6;

/** Marks the piece and the region at a point, and tells the table over which piece the pointer is. */
export function hover({ scene, link, page }: MapContext, point: Point, touch: boolean): void {
  const slack = touch ? FINGER : 0;
  const figure = hitAt(scene, point, slack);
  const region = regionBelow(scene, point);
  const key = figure?.key;
  if (key !== scene.hovered)
    link.tell(key === undefined ? { t: "hover" } : { t: "hover", piece: Number(key) });
  if (key !== scene.hovered || region?.path !== scene.region?.path) wake(scene);
  scene.hovered = key;
  scene.region = region;
  // Whoever takes the mouse again means what it is over, and no more what the keyboard has gone to.
  if (scene.cursor !== undefined) wake(scene);
  scene.cursor = undefined;
  scene.canvas.style.cursor = targetAt(scene, point, slack) === undefined ? "grab" : "pointer";
  if (!touch) page.tip(point, figure);
}

/** The pointer has left the map; `last` is where it was. */
export function endHover({ scene, link, page }: MapContext, last: Point): void {
  scene.hovered = undefined;
  scene.region = undefined;
  page.tip(last, undefined);
  link.tell({ t: "hover" });
  wake(scene);
}
