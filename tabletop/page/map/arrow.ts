import { INK } from "./palette";
import { paintStroke } from "./pen";
import { toWindow, type Place, type Point } from "./camera";
import type { RenderContext } from "./render";

/** From where to where something goes, in the colour that it is drawn in. */
export interface Arrow {
  from: Place;
  to: Place;
  color: string;
}

/** One that is no longer than so many CSS pixels is not drawn. */
const SHORT = 12;
/** Straight pieces that its bend is drawn of. */
const STEPS = 24;

/** The outlines of arrows at a scale and a share of their length: one that has grown is drawn in many frames. */
const outlines = new WeakMap<Arrow, { scale: number; share: number; path: Path2D }>();

/** Draws the arrow from where something comes to where it goes: bent, with a dark edge; `share` of its length. */
export function paintArrow(render: RenderContext, arrow: Arrow, share: number): void {
  const { context, camera, ratio } = render;
  const from = toWindow(camera, arrow.from);
  const to = toWindow(camera, arrow.to);
  const way = { x: to.x - from.x, y: to.y - from.y };
  if (Math.hypot(way.x, way.y) < SHORT) return;
  let outline = outlines.get(arrow);
  if (outline?.scale !== camera.scale || outline.share !== share) {
    const width = Math.min(14, Math.max(6, camera.scale * 0.28));
    outline = { scale: camera.scale, share, path: outlineOf(way, width, share) };
    outlines.set(arrow, outline);
  }
  context.setTransform(ratio, 0, 0, ratio, from.x * ratio, from.y * ratio);
  context.lineJoin = "round";
  paintStroke(context, 3, INK, outline.path);
  context.fillStyle = arrow.color;
  context.globalAlpha = 0.92;
  context.fill(outline.path);
  context.globalAlpha = 1;
}

/** The outline of one that begins at 0, 0 and goes to a point, as far as `share` says. */
function outlineOf(to: Point, width: number, share: number): Path2D {
  const bend = { x: to.x / 2 + to.y * 0.14, y: to.y / 2 - to.x * 0.14 };
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (i / STEPS) * share;
    const [ofBend, ofEnd] = [2 * t * (1 - t), t * t];
    return { x: ofBend * bend.x + ofEnd * to.x, y: ofBend * bend.y + ofEnd * to.y };
  });
  const [tip, before] = [points[STEPS], points[STEPS - 3]];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const head = width * 2.2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, { x, y }] of points.slice(0, STEPS - 2).entries()) {
    const next = points[i + 1];
    const way = Math.atan2(next.y - y, next.x - x);
    const half = (width / 2) * (0.35 + 0.65 * (i / STEPS));
    left.push({ x: x + Math.sin(way) * half, y: y - Math.cos(way) * half });
    right.push({ x: x - Math.sin(way) * half, y: y + Math.cos(way) * half });
  }
  const base = { x: tip.x - Math.cos(angle) * head, y: tip.y - Math.sin(angle) * head };
  const corner = (side: number): Point => ({
    x: base.x + Math.sin(angle) * width * side,
    y: base.y - Math.cos(angle) * width * side,
  });
  const path = new Path2D();
  for (const [i, { x, y }] of [...left, corner(1.15), tip, corner(-1.15), ...right.reverse()].entries())
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  path.closePath();
  return path;
}
