/** The compass of a chart: sixteen winds in two inks, a lily for the north. */
import { circle, g, path, polar, stroked } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { EMBLEMS } from "../../pieces/icon";
import { BRINE, GILT, LEATHER, SEPIA, VELLUM_LIGHT, VERMILION } from "./tones";

/** A ray in two halves, light and dark. */
function ray(angle: number, length: number, half: number, wide: number, fill: string): string {
  const side = (turn: number): string => `M0 0L${polar(angle + turn, half)}L${polar(angle, length)}Z`;
  const base = { stroke: SEPIA, "stroke-width": 2.2, "stroke-linejoin": "round" };
  return path(side(-wide), { ...base, fill: VELLUM_LIGHT }) + path(side(wide), { ...base, fill });
}

/** A compass of a radius about a middle, north up. */
export function rose(x: number, y: number, r: number): string {
  const step = Math.PI / 8;
  const odd = [1, 3, 5, 7, 9, 11, 13, 15].map((k) => ray(k * step, r * 0.5, r * 0.16, 0.22, GILT));
  const half = [2, 6, 10, 14].map((k) => ray(k * step, r * 0.66, r * 0.2, 0.3, BRINE));
  const whole = [0, 4, 8, 12].map((k) => ray(k * step, r * 0.82, r * 0.24, 0.34, VERMILION));
  const letters = ["E", "S", "W"].map((c, i) => {
    const [a, d] = [(i + 1) * 4 * step, r * 0.93];
    const place = { x: d * Math.sin(a), y: -d * Math.cos(a) + r * 0.07 };
    return drawCentred(c, SEPIA, { face: "black", size: r * 0.2, ...place });
  });
  return g(
    { id: "compass", transform: `translate(${x} ${y})` },
    circle(0, 0, r * 0.74, { fill: VELLUM_LIGHT, opacity: 0.75 }),
    circle(0, 0, r * 0.74, stroked(SEPIA, 4)),
    circle(0, 0, r * 0.7, stroked(SEPIA, 1.6)),
    circle(0, 0, r * 0.55, stroked(LEATHER, 7)),
    ...odd,
    ...half,
    ...whole,
    circle(0, 0, r * 0.09, stroked(SEPIA, 3, GILT)),
    g(
      { transform: `translate(${-r * 0.16} ${-r * 1.12}) scale(${(r * 0.32) / 100})` },
      path(EMBLEMS["lily"], stroked(SEPIA, 3, LEATHER)),
    ),
    ...letters,
  );
}
