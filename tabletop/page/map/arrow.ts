import { INK } from "./palette";
import { toWindow } from "./camera";
import type { RenderContext } from "./render";
import type { Focus } from "./focus";

/** Draws the arrow from where something comes to where it goes: bent, with a dark edge; `share` of its length. */
export function paintArrow(render: RenderContext, arrow: NonNullable<Focus["arrow"]>, share: number): void {
  const { context, camera, ratio } = render;
  const from = toWindow(camera, arrow.from);
  const to = toWindow(camera, arrow.to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 12) return;
  const width = Math.min(14, Math.max(6, camera.scale * 0.28));
  const bend = { x: (from.x + to.x) / 2 + dy * 0.14, y: (from.y + to.y) / 2 - dx * 0.14 };
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * share;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
  });
  const [tip, before] = [points[steps], points[steps - 3]];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const head = width * 2.2;
  const path = new Path2D();
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (const [i, { x, y }] of points.slice(0, steps - 2).entries()) {
    const next = points[i + 1];
    const way = Math.atan2(next.y - y, next.x - x);
    const half = (width / 2) * (0.35 + 0.65 * (i / steps));
    left.push([x + Math.sin(way) * half, y - Math.cos(way) * half]);
    right.push([x - Math.sin(way) * half, y + Math.cos(way) * half]);
  }
  const base = { x: tip.x - Math.cos(angle) * head, y: tip.y - Math.sin(angle) * head };
  const corner = (side: number): [number, number] => [
    base.x + Math.sin(angle) * width * side,
    base.y - Math.cos(angle) * width * side,
  ];
  const outline = [
    ...left,
    corner(1.15),
    [tip.x, tip.y] as [number, number],
    corner(-1.15),
    ...right.reverse(),
  ];
  for (const [i, [x, y]] of outline.entries())
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  path.closePath();
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = INK;
  context.stroke(path);
  context.fillStyle = arrow.color;
  context.globalAlpha = 0.92;
  context.fill(path);
  context.globalAlpha = 1;
}
