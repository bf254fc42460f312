import type { Place } from "./camera";
import type { Line } from "../../wire/view";

/** Whether a closed line goes round a place: a ray from there crosses it an odd number of times. */
export function encloses({ points }: Line, x: number, z: number): boolean {
  let inside = false;
  for (const [i, [ax, , az]] of points.entries()) {
    const [bx, , bz] = points[(i + 1) % points.length];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  }
  return inside;
}

/** A place that a closed line goes round: its middle, or one in a corner of it. */
export function placeWithin(loop: Line): Place | undefined {
  const { points } = loop;
  const middle = (some: readonly Line["points"][number][]): Place => ({
    x: some.reduce((sum, [x]) => sum + x, 0) / some.length,
    z: some.reduce((sum, [, , z]) => sum + z, 0) / some.length,
  });
  const corners = points.map((point, i) => middle([point, ...points.slice(i + 1, i + 3)]));
  return [middle(points), ...corners].find(({ x, z }) => encloses(loop, x, z));
}
