import { panBy, zoomAt } from "./viewport";
import type { Point } from "./camera";
import type { Scene } from "./types";

/** The wheel's way, in pixels, to the exponent of the zoom; browsers may count it in lines instead. */
const WHEEL = 0.0016;
const LINE = 30;

export function turnWheel(scene: Scene, event: WheelEvent, at: Point): void {
  event.preventDefault();
  const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
  zoomAt(scene, at, Math.exp(-by * WHEEL));
}

/** One of two fingers moves to a point: the map grows, shrinks and goes with them. */
export function pinch(scene: Scene, fingers: Map<number, Point>, id: number, point: Point): void {
  const other = [...fingers].find(([key]) => key !== id)?.[1];
  const before = fingers.get(id);
  if (other === undefined || before === undefined) return;
  const apart = ({ x, y }: Point): number => Math.max(10, Math.hypot(x - other.x, y - other.y));
  const center = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
  zoomAt(scene, center, apart(point) / apart(before));
  panBy(scene, { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
  fingers.set(id, point);
}
