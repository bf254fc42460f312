/** Plane geometry on points in pixels, y downward. */
export type Point = [number, number];
export type Ring = Point[];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The rectangle around points: its sides' x and y. */
export function boundsOf(points: readonly Point[]): {
  left: number;
  right: number;
  top: number;
  low: number;
} {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) };
}

/** Signed area of a ring: positive when it runs clockwise on the page. */
export function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return sum / 2;
}

/** Whether a point lies inside a ring (even-odd). */
export function inside(ring: readonly Point[], x: number, y: number): boolean {
  let hit = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}

/** Keeps the points that matter (Douglas-Peucker); ends stay. Tolerance in pixels. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop()!;
    let [worst, at] = [tolerance, -1];
    const [dx, dy] = [points[b][0] - points[a][0], points[b][1] - points[a][1]];
    const length = Math.hypot(dx, dy);
    for (let i = a + 1; i < b; i++) {
      const [px, py] = [points[i][0] - points[a][0], points[i][1] - points[a][1]];
      const d = length > 0 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py);
      if (d > worst) [worst, at] = [d, i];
    }
    if (at >= 0) {
      keep[at] = 1;
      stack.push([a, at], [at, b]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

/** Averages each point with its neighbours along the line; ends stay, rings close smoothly. */
export function relax(points: readonly Point[], reach: number, closed: boolean): Point[] {
  const n = points.length;
  return points.map((p, i) => {
    if (!closed && (i === 0 || i === n - 1)) return p;
    const r = closed ? reach : Math.min(reach, i, n - 1 - i);
    let [x, y, w] = [0, 0, 0];
    for (let k = -r; k <= r; k++) {
      const q = points[(((i + k) % n) + n) % n];
      const g = r + 1 - Math.abs(k);
      x += q[0] * g;
      y += q[1] * g;
      w += g;
    }
    return [x / w, y / w];
  });
}

/** Rounds corners by cutting them twice (Chaikin). */
export function round(points: readonly Point[], closed: boolean): Point[] {
  let line = [...points];
  for (let t = 0; t < 2; t++) {
    const next: Point[] = closed ? [] : [line[0]];
    const last = closed ? line.length : line.length - 1;
    for (let i = 0; i < last; i++) {
      const [a, b] = [line[i], line[(i + 1) % line.length]];
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    if (!closed) next.push(line[line.length - 1]);
    line = next;
  }
  return line;
}

/** Points along a line at equal steps (pixels), both ends included. */
export function resample(points: readonly Point[], step: number): Point[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]));
  const total = lengths[lengths.length - 1];
  const count = Math.max(1, Math.round(total / step));
  const out: Point[] = [];
  let k = 0;
  for (let i = 0; i <= count; i++) {
    const at = (total * i) / count;
    while (k < points.length - 2 && lengths[k + 1] < at) k++;
    const span = lengths[k + 1] - lengths[k];
    const t = span > 0 ? (at - lengths[k]) / span : 0;
    out.push([
      points[k][0] + (points[k + 1][0] - points[k][0]) * t,
      points[k][1] + (points[k + 1][1] - points[k][1]) * t,
    ]);
  }
  return out;
}

/** The square of the distance of a point from a segment. */
export function squareTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return (x - ax - dx * part) ** 2 + (y - ay - dy * part) ** 2;
}

/** Its distance. */
export const toSegment = (p: Point, a: Point, b: Point): number => Math.sqrt(squareTo(p, a, b));
