/** Where a land's city may lie. */
import { LANDS } from "./lands";
import { measure } from "../../kit/type";
import { FIRST, SEA } from "../../map/divide";
import type { Option, World } from "../../map/options";
import { apart, clearance, ground, textDiscs } from "../../map/packing";
import { GAP, type Line } from "../../map/places";
import { CITY_DISCS, CITY_SIZE } from "./places";

const CITY_CAP = 0.7;

/** The spots for a city and its name, the nearest to its true place first. */
export function cityOptions(w: World, index: number): Option[] {
  const city = LANDS[index].city;
  if (city === undefined) return [];
  const [cx, cy] = w.place(city.lon, city.lat);
  const width = measure(city.name, "italic", CITY_SIZE);
  const cap = CITY_CAP * CITY_SIZE;
  const out: Option[] = [];
  const g = ground(w, index + FIRST, 2);
  for (let i = 0; i < g.count; i++) {
    const [x, y] = [g.x[i], g.y[i]];
    const away = Math.hypot(x - cx, y - cy);
    if (away > 280) continue;
    const symbol = CITY_DISCS.map((d) => ({ x: x + d.x, y: y + d.y, r: d.r }));
    if (clearance(symbol, w, index + FIRST) < 0 || !apart(symbol, w.blocked, GAP)) continue;
    for (const [lx, ly, extra] of [
      [0, 64 + cap, 0],
      [0, -80, 40],
      [92 + width / 2, cap / 2, 20],
      [-84 - width / 2, cap / 2, 20],
    ]) {
      const line: Line = { text: city.name, x: x + lx, y: y + ly, size: CITY_SIZE, angle: 0, bend: 0 };
      const discs = textDiscs(line.x, line.y, width, cap, 0, 0);
      const slack = Math.max(clearance(discs, w, index + FIRST), clearance(discs, w, SEA) - 6);
      if (slack < 3 || !apart(discs, w.blocked, GAP)) continue;
      const cost = away * 0.8 + extra;
      out.push({ lines: [line], discs: [...symbol, ...discs], slack, cost, at: [x, y] });
    }
  }
  return out.sort((a, b) => a.cost - b.cost).slice(0, 160);
}
