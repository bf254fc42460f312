/** The last touch: pieces move to where they have more air. */
import type { World } from "./options";
import { clearance } from "./packing";
import type { Attempt } from "./search";

/** More room than this (pixels) around a piece is no better. */
const AIR = 22;

/** Moves pieces a little to where they have more air; groups of units move together. */
export function settle(w: World, value: number, a: Attempt): void {
  const fixed = [...w.blocked, ...(a.name?.discs ?? []), ...(a.city?.discs ?? [])];
  const { units } = w.chart.stock;
  const sets = [
    ...(a.grouped ? [[...units]] : units.map((u) => [u])),
    ...Object.keys(a.places)
      .filter((k) => !units.includes(k))
      .map((k) => [k]),
  ];
  const air = (ids: string[], dx: number, dy: number): number => {
    const moved = ids.map((id) => ({ x: a.places[id].x + dx, y: a.places[id].y + dy, r: a.places[id].r }));
    let least = Math.min(AIR, clearance(moved, w, value));
    const others = [
      ...fixed,
      ...Object.keys(a.places)
        .filter((k) => !ids.includes(k))
        .map((k) => a.places[k]),
    ];
    for (const p of moved)
      for (const q of others) least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r);
    return least;
  };
  for (let round = 0; round < 14; round++) {
    for (const ids of sets.filter((s) => s.every((id) => a.places[id]))) {
      let [best, bx, by] = [air(ids, 0, 0) + 0.4, 0, 0];
      for (let k = 0; k < 12; k++) {
        const [dx, dy] = [Math.cos((k * Math.PI) / 6) * 6, Math.sin((k * Math.PI) / 6) * 6];
        const v = air(ids, dx, dy);
        if (v > best) [best, bx, by] = [v, dx, dy];
      }
      for (const id of ids)
        a.places[id] = { x: a.places[id].x + bx, y: a.places[id].y + by, r: a.places[id].r };
    }
  }
}
