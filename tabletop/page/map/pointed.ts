import { arrowRects, arrowShare, paintArrows } from "./arrows";
import { clearedSheet, type Sheet } from "./sheet";
import { labelOf, markOf, paintFigure, paintLabel, paintMark, paintNumber } from "./figure";
import { meet } from "./bounds";
import { isSameCamera, type Camera } from "./camera";
import type { Drawn, Still } from "./drawn";
import type { Figure } from "./figures";
import type { Focus } from "./focus";
import type { RenderContext, Viewport } from "./render";
import type { Scene } from "./types";

/** Arrows with what is written under them on a sheet, and what that was drawn for. */
export interface Pointed {
  sheet: Sheet;
  of: Of | undefined;
}

interface Of {
  focus: Focus;
  drawn: readonly Drawn[];
  camera: Camera;
  w: number;
  h: number;
  share: number;
}

/**
 * Draws the arrows of the focus over the pieces, and over them what is written on those that lie still, which is to be
 * read: with each change alone, for an arrow stands for as long as somebody decides. Says whether they still grow.
 */
export function paintPointed(
  render: Viewport,
  scene: Scene,
  pointed: Pointed,
  { drawn }: Still,
  now: number,
): boolean {
  const { camera, w, h } = render;
  const share = arrowShare(scene, now);
  const grow = share < 1;
  const of: Of = { focus: scene.focus, drawn, camera, w, h, share };
  if (pointed.of !== undefined && isSame(pointed.of, of)) return grow;
  pointed.of = of;
  const on = clearedSheet(render, pointed.sheet, arrowRects(render, scene));
  if (on === undefined) return grow;
  paintArrows(on, scene, share);
  const { x = 0, y = 0 } = pointed.sheet.rect ?? {};
  const room = { x, y, w: on.w, h: on.h };
  const seen = drawn.filter(({ bounds }) => meet(bounds, room));
  for (const { figure, label } of seen)
    if (label !== undefined) paintLabel(on, figure, { ...label, x: label.x - x, y: label.y - y });
  for (const { figure, pose, state } of seen) if (isTotal(figure)) paintFigure(on, figure, pose, state);
  for (const { figure, pose } of seen) paintNumber(on, figure, pose);
  for (const { figure, pose } of seen) paintMark(on, figure, pose);
  paintTarget(on, scene, drawn);
  return grow;
}

function isSame(one: Of, other: Of): boolean {
  const isThere = one.w === other.w && one.h === other.h && one.share === other.share;
  return (
    isThere &&
    one.focus === other.focus &&
    one.drawn === other.drawn &&
    isSameCamera(one.camera, other.camera)
  );
}

/** Draws the total and the chance of what the arrow goes to over those of others that are near. */
function paintTarget(on: RenderContext, { focus: { arrow } }: Scene, drawn: readonly Drawn[]): void {
  if (arrow === undefined) return;
  const far = ({ pose }: Drawn): number => Math.hypot(pose.x - arrow.to.x, pose.z - arrow.to.z);
  const marked = drawn.filter(({ figure }) => isTotal(figure) && markOf(figure) !== "");
  const [target] = marked.sort((one, other) => far(one) - far(other));
  if (target === undefined) return;
  paintFigure(on, target.figure, target.pose, target.state);
  paintMark(on, target.figure, target.pose);
}

function isTotal(figure: Figure): boolean {
  return figure.drawing?.far === "grow" && labelOf(figure) !== "";
}
