/** The continents' names, each with the armies that it pays to who holds all of it. */
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { mix } from "../../kit/palette";
import { circle, g, path, rect, stroked } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { PLAQUE, PLAQUES } from "./ornaments";
import { GILT, SEPIA, TONES, VELLUM_LIGHT } from "./tones";

/** A plaque in the continent's tone and pattern; its bonus on a coin at the end. */
function plaque(id: string, name: string, bonus: number): string {
  const { x, y } = PLAQUES[id];
  const { wash } = TONES[id];
  const { w, h } = PLAQUE;
  const long = w - 45;
  const lines = name.split(" ");
  const size = lines.length > 1 ? 46 : 56;
  const body = `M${-w} ${-h + 14}Q${-w + 18} ${-h + 12} ${-w + 20} ${-h}H${long}Q${long + 30} 0 ${long} ${h}H${-w + 20}Q${-w + 18} ${h - 12} ${-w} ${h - 14}Z`;
  return g(
    { id: `plaque-${id}`, transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    path(body, { fill: SEPIA, opacity: 0.22, transform: "translate(6 8)" }),
    path(body, { fill: mix(VELLUM_LIGHT, wash, 0.42), stroke: "none" }),
    g({ opacity: 0.4 }, path(body, { fill: `url(#pattern-${id})` })),
    path(body, stroked(SEPIA, 5)),
    rect(-w + 16, -46, 2 * w - 136, 92, { rx: 12, fill: VELLUM_LIGHT, opacity: 0.72 }),
    ...lines.map((line, i) => {
      const foot = (i - (lines.length - 1) / 2) * 42 + size * 0.31;
      return drawCentred(line, SEPIA, { face: "black", size, x: -52, y: foot });
    }),
    circle(w - 48, 0, 62, stroked(SEPIA, 5, GILT)),
    circle(w - 48, 0, 51, stroked(SEPIA, 2, VELLUM_LIGHT)),
    drawCentred(`+${bonus}`, mix(wash, SEPIA, 0.45), { face: "black", size: 66, x: w - 51, y: 22 }),
  );
}

/** All six. */
export function plaques(): string {
  return g({ id: "plaques" }, ...CONTINENTS.map(({ id, name, bonus }) => plaque(id, name, bonus)));
}
