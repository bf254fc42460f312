/** Outlines made by laying simple solids together, as a cutter would: one closed shape, perhaps with holes. */
import { flatten } from "../kit/paths";
import { area, distance, inside, relax, simplify, toSegment, type Point, type Ring } from "../kit/geometry";
import { field, fill } from "../kit/raster";
import { ringsOf, trace } from "../kit/topology";

/** A simple solid in a square of 100 by 100, y downward. */
export type Solid =
  | { poly: Point[] }
  | { disc: [number, number, number] }
  | { bar: Point[]; width: number }
  | { d: string };

function discRing(x: number, y: number, r: number): Ring {
  return Array.from({ length: 40 }, (_, i): Point => [
    x + r * Math.cos((i * Math.PI) / 20),
    y + r * Math.sin((i * Math.PI) / 20),
  ]);
}

function ringsFor(s: Solid): Ring[] {
  if ("poly" in s) return [s.poly];
  if ("disc" in s) return [discRing(...s.disc)];
  if ("d" in s) return flatten(s.d);
  const out: Ring[] = [];
  s.bar.forEach((p, i) => {
    out.push(discRing(p[0], p[1], s.width / 2));
    if (!i) return;
    const [a, b] = [s.bar[i - 1], p];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / l) * (s.width / 2), ((b[0] - a[0]) / l) * (s.width / 2)];
    out.push([
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ]);
  });
  return out;
}

/** Drops points that lie on the line between their neighbours or on top of each other. */
function tidy(ring: Ring, tolerance: number): Ring {
  let points = ring;
  for (let again = true; again;) {
    again = false;
    for (let i = 0; i < points.length && points.length > 4; i++) {
      const [a, p, b] = [
        points[(i + points.length - 1) % points.length],
        points[i],
        points[(i + 1) % points.length],
      ];
      if (toSegment(p, a, b) > tolerance * 0.5 && distance(p, b) > tolerance * 1.5) continue;
      points = points.filter((_, k) => k !== i);
      again = true;
    }
  }
  return points;
}

const FINE = 10;
const MARGIN = 10;

/**
 * The outline of solids laid together: outer rings run clockwise on the page, holes the other way.
 * `tolerance` (in hundredths of the square) says how much detail stays.
 */
export function outline(solids: readonly Solid[], tolerance: number): Ring[] {
  const size = (100 + 2 * MARGIN) * FINE;
  const f = field(size, size);
  for (const ring of solids.flatMap(ringsFor))
    fill(f, [ring.map(([x, y]): Point => [(x + MARGIN) * FINE, (y + MARGIN) * FINE])], 1);
  const rings = ringsOf(trace(f), 1).map((ring) => {
    const soft = relax(relax(ring, 4, true), 4, true).map(([x, y]): Point => [
      x / FINE - MARGIN,
      y / FINE - MARGIN,
    ]);
    const start = soft.reduce((best, p, i) => (p[1] > soft[best][1] + 1e-9 ? i : best), 0);
    const turned = [...soft.slice(start), ...soft.slice(0, start + 1)];
    return tidy(simplify(turned, tolerance).slice(0, -1), tolerance);
  });
  const kept = rings
    .filter((r) => Math.abs(area(r)) > 3)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
  return kept.map((ring, k) => {
    const depth = kept.slice(0, k).filter((r) => inside(r, ring[0][0], ring[0][1])).length;
    const clockwise = area(ring) > 0;
    return clockwise === (depth % 2 === 0) ? ring : [...ring].reverse();
  });
}
