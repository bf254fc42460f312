/** What tests of both boards ask of their drawings. */
import { readFileSync } from "node:fs";
import { flatten } from "../../assets/draw/kit/paths";
import { field, fill, type Field } from "../../assets/draw/kit/raster";
import type { Point, Ring } from "../../assets/draw/kit/geometry";
import { textPath } from "../../assets/draw/kit/type";

/** A pair of ids in either order. */
export const pair = (a: string, b: string): string => [a, b].sort().join("/");

/** The shapes of the territories on a board, by id. */
export function drawnShapes(svg: string, lands: readonly { readonly id: string }[]): Map<string, Ring[]> {
  const text = readFileSync(svg, "utf8");
  const drawn = new Map<string, Ring[]>();
  for (const { id } of lands) {
    const d = new RegExp(`<path id="territory-${id}" d="([^"]+)"`).exec(text)?.[1];
    if (d !== undefined) drawn.set(id, flatten(d));
  }
  return drawn;
}

/** Board pixels of border that two shapes share, by pair. */
export function touching(drawn: ReadonlyMap<string, Ring[]>): Map<string, number> {
  const edges = new Map<string, string[]>();
  for (const [id, rings] of drawn) {
    for (const ring of rings) {
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const key = [p.join(), q.join()].sort().join(" ");
        edges.set(key, [...(edges.get(key) ?? []), id]);
      });
    }
  }
  const found = new Map<string, number>();
  for (const [key, ids] of edges) {
    const [a, b] = key.split(" ").map((s) => s.split(",").map(Number));
    if (ids.length !== 2 || ids[0] === ids[1]) continue;
    const both = pair(ids[0], ids[1]);
    found.set(both, (found.get(both) ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1]));
  }
  return found;
}

interface Land {
  readonly id: string;
  readonly land: readonly string[];
}

/** Pairs that come within four pixels of each other though they border neither each other nor a third land together. */
export function tooClose(land: Field, lands: readonly Land[]): string[] {
  const close = new Set<string>();
  for (let y = 0; y < land.h - 2; y++) {
    for (let x = 2; x < land.w - 2; x++) {
      const a = land.v[y * land.w + x];
      if (a < 2) continue;
      for (const b of [land.v[y * land.w + x + 2], land.v[(y + 2) * land.w + x]])
        if (b > 1 && b !== a) close.add(pair(lands[a - 2].id, lands[b - 2].id));
    }
  }
  return [...close].filter((key) => {
    const [a, b] = key.split("/").map((id) => lands.find((t) => t.id === id)!);
    return !a.land.includes(b.id) && !a.land.some((id) => b.land.includes(id));
  });
}

/** The board in cells of two pixels: 0 the sea, 1 `waste`, 2 and more the territories in their order. */
export function landField(
  w: number,
  h: number,
  shapes: readonly (readonly Ring[])[],
  waste: readonly Ring[],
): Field {
  const land = field(w / 2, h / 2);
  fill(land, waste, 1, 2);
  shapes.forEach((rings, i) => fill(land, rings, i + 2, 2));
  return land;
}

/** The points of a line of lettering as it is drawn. */
export function inkOf(
  l: { text: string; x: number; y: number; size: number; angle: number; bend: number },
  face: string,
  tracking: number,
): Point[] {
  const { size, x, y, angle, bend } = l;
  return flatten(textPath(l.text, { face, size, x, y, anchor: "middle", tracking, angle, bend }), 3).flat();
}
