/** The lands of a chart: washes that are strongest along the borders, the pattern of each continent, the borders. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import type { Point } from "../../kit/geometry";
import { mix } from "../../kit/palette";
import { el, g, line, path, rings, stroked } from "../../kit/svg";
import { SEA } from "../../map/divide";
import type { Shapes } from "../../map/shapes";
import { SEPIA, SEPIA_SOFT, TONES, VELLUM, VELLUM_LIGHT } from "./tones";

/** The patterns of all continents, to be filled with: `pattern-ID`. */
export function patterns(): string {
  return el(
    "defs",
    {},
    ...Object.entries(TONES).map(([id, { wash, pattern }]) =>
      el(
        "pattern",
        { id: `pattern-${id}`, width: 48, height: 48, patternUnits: "userSpaceOnUse" },
        path(pattern, stroked(mix(wash, SEPIA, 0.25), 2.6)),
      ),
    ),
  );
}

/** One path for each territory, its continent's pattern over it, washed darker along its edge. */
export function lands(shapes: Shapes): string {
  const edge = (id: string, wash: string): string =>
    g(
      { "clip-path": `url(#clip-${id})`, fill: "none", stroke: wash, "stroke-linejoin": "round" },
      ...[
        [78, 0.1],
        [58, 0.12],
        [40, 0.16],
        [24, 0.22],
        [12, 0.3],
      ].map(([w, o]) => el("use", { href: `#territory-${id}`, "stroke-width": w, opacity: o })),
    );
  return (
    g(
      { id: "territories" },
      ...TERRITORIES.map((t, i) =>
        g(
          { fill: mix(VELLUM_LIGHT, TONES[t.continent].wash, 0.36) },
          path(rings(shapes.lands[i]), { id: `territory-${t.id}` }),
        ),
      ),
    ) +
    el(
      "defs",
      {},
      ...TERRITORIES.map((t) =>
        el("clipPath", { id: `clip-${t.id}` }, el("use", { href: `#territory-${t.id}` })),
      ),
    ) +
    g(
      { id: "patterns", opacity: 0.3 },
      ...TERRITORIES.map((t) =>
        el("use", { href: `#territory-${t.id}`, fill: `url(#pattern-${t.continent})` }),
      ),
    ) +
    g({ id: "washes" }, ...TERRITORIES.map((t) => edge(t.id, TONES[t.continent].wash)))
  );
}

/** Coasts, borders within a continent, and the heavier ones between two. */
export function borders(shapes: Shapes): string {
  const [inland, coast, between]: Point[][][] = [[], [], []];
  for (const { left, right, points } of shapes.arcs) {
    if (left < 0 || right < 0) continue;
    if (left === SEA || right === SEA) coast.push(points);
    else {
      const [a, b] = [left, right].map((v) => TERRITORIES[v - 2]?.continent);
      (a === b ? inland : between).push(points);
    }
  }
  const d = (list: Point[][]): string => list.map((p) => line(p)).join("");
  const base = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return g(
    { id: "borders" },
    path(d(inland), { ...base, stroke: VELLUM, "stroke-width": 11, opacity: 0.6 }),
    path(d(inland), { ...base, stroke: SEPIA_SOFT, "stroke-width": 5 }),
    path(d(between), { ...base, stroke: VELLUM, "stroke-width": 17, opacity: 0.75 }),
    path(d(between), { ...base, stroke: SEPIA, "stroke-width": 8, "stroke-dasharray": "26 7 5 7" }),
    path(d(coast), { ...base, stroke: SEPIA, "stroke-width": 5.4 }),
  );
}
