/** The sea of a chart: blank vellum with the net of rhumb lines, shaded along the coasts by strokes as engravers did. */
import { mix } from "../../kit/palette";
import { distances, type Field } from "../../kit/raster";
import { noise } from "../../kit/rng";
import { el, g, path, rect, rings, stroked, winds } from "../../kit/svg";
import { SEA } from "../../map/divide";
import { SCALE } from "../../map/packing";
import type { Shapes } from "../../map/shapes";
import { COMPASS } from "./ornaments";
import { MAP } from "./shapes";
import { BRINE, SEPIA, SHALLOWS, VELLUM, VERMILION } from "./tones";

/** The knots of the net: sixteen in a ring about the compass of old charts' middle. */
const RING = { x: 2048, y: 1250, r: 1720 };
/** The three inks of the winds: the eight winds, the half-winds, the quarter-winds. */
const WINDS = [SEPIA, BRINE, VERMILION];

function rays(x: number, y: number, reach: number): string {
  const inks = WINDS.map((): string[] => []);
  for (const [i, d] of winds(x, y, reach).entries()) inks[i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2].push(d);
  return inks
    .map((d, i) => path(d.join(""), { ...stroked(WINDS[i], 1.6), opacity: i === 2 ? 0.2 : 0.24 }))
    .join("");
}

function net(): string {
  const knots = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    return [Math.round(RING.x + RING.r * Math.sin(a)), Math.round(RING.y - RING.r * 0.66 * Math.cos(a))];
  });
  return g({ id: "rhumbs" }, rays(COMPASS.x, COMPASS.y, 5000), ...knots.map(([x, y]) => rays(x, y, 5000)));
}

/** Strokes from the coast into the sea, level, of uneven length. */
function hatching(land: Field): string {
  const away = distances(land.w, land.h, (i) => land.v[i] !== SEA);
  const d: string[] = [];
  for (let y = Math.ceil(MAP.y / SCALE); y < (MAP.y + MAP.h) / SCALE; y += 3) {
    const isWet = (x: number): boolean => {
      const from = away[y * land.w + x];
      return from > 0 && from <= 7.5 + 4 * noise(x / 3, y * 1.7, 11);
    };
    for (let x = Math.ceil(MAP.x / SCALE); x < (MAP.x + MAP.w) / SCALE; x++) {
      const from = x;
      while (x < (MAP.x + MAP.w) / SCALE && isWet(x)) x++;
      if (x > from + 1) d.push(`M${from * SCALE} ${y * SCALE}H${x * SCALE}`);
    }
  }
  return path(d.join(""), { ...stroked(BRINE, 2.4), opacity: 0.62 });
}

/** Vellum, the net, and the shallows along the coasts. */
export function sea(shapes: Shapes, land: Field): string {
  const coast = path(rings(shapes.lands.flat()), { id: "coast" });
  const bands = [110, 78, 48, 24];
  return g(
    { id: "sea" },
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: VELLUM }),
    net(),
    el("defs", {}, coast),
    g(
      { fill: "none", "stroke-linejoin": "round" },
      ...bands.map((w, i) =>
        el("use", {
          href: "#coast",
          stroke: mix(VELLUM, SHALLOWS, (i + 1) / bands.length),
          "stroke-width": w,
          opacity: 0.55,
        }),
      ),
    ),
    hatching(land),
  );
}
