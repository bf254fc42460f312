/** The lands of a chart: washes that are strongest along the borders, the pattern of each continent, the borders. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import type { Point } from "../../kit/geometry";
import { mix } from "../../kit/palette";
import { el, g, path, rings, stroked } from "../../kit/svg";
import { SEA } from "../../map/divide";
import { clips, drawnBorder, washed, type Washes } from "../../map/edges";
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

/** Widths and opacities of the washes. */
const WASHES: Washes = [
  [78, 0.1],
  [58, 0.12],
  [40, 0.16],
  [24, 0.22],
  [12, 0.3],
];

/** One path for each territory, its continent's pattern over it, washed darker along its edge. */
export function lands(shapes: Shapes): string {
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
    clips(TERRITORIES) +
    g(
      { id: "patterns", opacity: 0.3 },
      ...TERRITORIES.map((t) =>
        el("use", { href: `#territory-${t.id}`, fill: `url(#pattern-${t.continent})` }),
      ),
    ) +
    g({ id: "washes" }, ...TERRITORIES.map((t) => washed(t.id, TONES[t.continent].wash, WASHES)))
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
  return g(
    { id: "borders" },
    drawnBorder(inland, { stroke: VELLUM, "stroke-width": 11, opacity: 0.6 }),
    drawnBorder(inland, { stroke: SEPIA_SOFT, "stroke-width": 5 }),
    drawnBorder(between, { stroke: VELLUM, "stroke-width": 17, opacity: 0.75 }),
    drawnBorder(between, { stroke: SEPIA, "stroke-width": 8, "stroke-dasharray": "26 7 5 7" }),
    drawnBorder(coast, { stroke: SEPIA, "stroke-width": 5.4 }),
  );
}
