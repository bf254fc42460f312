import { registry, type Ring } from "../registry";

/** The rings of a territory's outline; read from their text when they are first asked for. */
export function ringsOf(territory: number): readonly Ring[] {
  const found = registry.rings[territory];
  if (found !== undefined) return found;
  const rings: Ring[] = [];
  let n = 0;
  for (const [text] of string.gmatch(registry.kit.board.outlines[territory], "[^;]+")) {
    rings[n] = readRing(text);
    n++;
  }
  registry.rings[territory] = rings;
  return rings;
}

/** Reads so many outlines more, before they are needed all at once. */
export function warmRings(count: number): void {
  const n = registry.kit.board.outlines.length;
  let remaining = count;
  for (let t = 0; t < n && remaining > 0; t++) {
    if (registry.rings[t] === undefined) {
      ringsOf(t);
      remaining--;
    }
  }
}

/** Pixels to a step from one corner to the next. */
const STEP = 2;

function readRing(text: string): Ring {
  const points: number[] = [];
  let n = 0;
  let left = 100000;
  let top = 100000;
  let right = 0;
  let bottom = 0;
  let x = 0;
  let y = 0;
  for (const [across, down] of string.gmatch(text, "(-?%d+) ?(-?%d+)")) {
    const step = n === 0 ? 1 : STEP;
    x += (tonumber(across) ?? 0) * step;
    y += (tonumber(down) ?? 0) * step;
    points[n] = x;
    points[n + 1] = y;
    n += 2;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { points, left, top, right, bottom };
}
