/** The title on its cartouche: a scroll between two globes' halves. */
import { circle, el, g, path, stroked } from "../../kit/svg";
import { drawCentred, textPath } from "../../kit/type";
import { GILT, SEPIA, SHALLOWS, VELLUM, VELLUM_LIGHT, VERMILION } from "./tones";

/** A hemisphere with its circles, `turn` degrees further round. */
export function hemisphere(x: number, y: number, r: number): string {
  const meridians = [0.32, 0.7].map((k) => el("ellipse", { cx: x, cy: y, rx: r * k, ry: r }));
  const parallels = [-0.6, -0.3, 0, 0.3, 0.6].map((k) => {
    const half = (r * Math.sqrt(1 - k * k)).toFixed(1);
    return path(`M${x - Number(half)} ${y + r * k}h${2 * Number(half)}`, {});
  });
  return (
    circle(x, y, r, stroked(SEPIA, 5, SHALLOWS)) +
    g({ ...stroked(VELLUM_LIGHT, 2.4), opacity: 0.9 }, ...meridians, ...parallels) +
    circle(x, y, r + 9, stroked(GILT, 6))
  );
}

/** The title of a game about a middle, and what stands below it. */
export function cartouche(x: number, y: number, title: string, below: string): string {
  const scroll = "M-250 -92Q0 -126 250 -92Q262 0 250 92Q0 126 -250 92Q-262 0 -250 -92Z";
  const tail = (s: number): string =>
    `M${s * 240} -70Q${s * 322} -96 ${s * 326} -30Q${s * 322} 6 ${s * 292} 2L${s * 292} 40Q${s * 330} 44 ${s * 326} 84Q${s * 316} 116 ${s * 240} 88Z`;
  return g(
    { id: "title", transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    hemisphere(-238, -64, 78),
    hemisphere(238, -64, 78),
    path(tail(1) + tail(-1), stroked(SEPIA, 5, VELLUM)),
    path(scroll, { fill: SEPIA, opacity: 0.2, transform: "translate(8 11)" }),
    path(scroll, stroked(SEPIA, 6, VELLUM_LIGHT)),
    path(scroll, { ...stroked(GILT, 3), transform: "scale(0.955 0.88)" }),
    path(
      textPath(title, {
        face: "title",
        size: 152,
        x: 0,
        y: 34,
        anchor: "middle",
        tracking: 0.05,
        bend: 0.03,
      }),
      stroked(SEPIA, 2.4, VERMILION),
    ),
    drawCentred(below, SEPIA, { face: "boldItalic", size: 42, x: 0, y: 84, tracking: 0.04 }),
  );
}
