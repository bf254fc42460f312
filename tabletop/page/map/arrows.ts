import { around } from "./bounds";
import { ease } from "./place";
import { paintArrow, type Arrow } from "./arrow";
import { partsOfWay } from "./way";
import { toWindow, type Field } from "./camera";
import type { Focus } from "./focus";
import type { Rect } from "../../xml/layout/rect";
import type { RenderContext, Viewport } from "./render";
import type { Scene } from "./types";

/** Milliseconds in which the arrow of the focus grows. */
const ARROW = 350;
/** An arrow bends aside by that share of its length at the most, and its head is so wide, in CSS pixels. */
const BEND = 0.1;
const HEAD = 24;

/** How far the arrows of the focus have grown, from 0 to 1; 1 where there are none. */
export function arrowShare(scene: Scene, now: number): number {
  const isNone = scene.focus.arrow === undefined && scene.focus.others.length === 0;
  return isNone || scene.instant() ? 1 : Math.min(1, (now - scene.arrowSince) / ARROW);
}

/** Where the arrows of the focus are. */
export function arrowRects({ camera }: Viewport, scene: Scene): Rect[] {
  return arrowsOf(scene).flatMap((parts) =>
    parts.flatMap(({ from, to }) => {
      const [start, end] = [toWindow(camera, from), toWindow(camera, to)];
      const reach = HEAD + BEND * Math.hypot(end.x - start.x, end.y - start.y);
      return [around(start, reach), around(end, reach)];
    }),
  );
}

/** Draws the arrows of the focus to a share of their length. */
export function paintArrows(render: RenderContext, scene: Scene, share: number): void {
  for (const parts of arrowsOf(scene)) {
    render.context.save();
    if (parts.length > 1) clipTo(render, scene.field);
    for (const part of parts) paintArrow(render, part, ease(share));
    render.context.restore();
  }
}

interface Ways {
  field: Field;
  goesRound: boolean;
  arrows: readonly (readonly Arrow[])[];
}

/** The parts of each arrow, which are the same from frame to frame. */
const known = new WeakMap<Focus, Ways>();

function arrowsOf({ focus, field, goesRound }: Scene): Ways["arrows"] {
  const before = known.get(focus);
  if (before?.field === field && before.goesRound === goesRound) return before.arrows;
  const { arrow, others } = focus;
  const arrows = (arrow === undefined ? others : [...others, arrow]).map((one) =>
    partsOfWay(one, field, goesRound).map((part): Arrow => ({ ...part, color: one.color })),
  );
  known.set(focus, { field, goesRound, arrows });
  return arrows;
}

/** Keeps what is drawn from now on within a field. */
function clipTo({ context, camera, ratio }: RenderContext, { x, z, w, d }: Field): void {
  const [one, other] = [
    toWindow(camera, { x: x - w / 2, z: z + d / 2 }),
    toWindow(camera, { x: x + w / 2, z: z - d / 2 }),
  ];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.beginPath();
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  context.rect(left, top, Math.abs(other.x - one.x), Math.abs(other.y - one.y));
  context.clip();
}
