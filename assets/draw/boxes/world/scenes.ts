/** Pictures of the board's map for cards, 520 by 400. */
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { boundsOf } from "../../kit/geometry";
import { mix } from "../../kit/palette";
import { g, path, rect, rings, stroked } from "../../kit/svg";
import type { Shapes } from "../../map/shapes";
import { BOARD } from "./shapes";
import { BRINE, INKS, SEPIA, SEPIA_SOFT, TONES, VELLUM, VELLUM_LIGHT } from "./tones";

const W = 520;
const H = 400;

/** Vellum with a net of rhumb lines about a point. */
export function chart(x: number, y: number): string {
  const d = Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    return `M${x} ${y}L${Math.round(x + 700 * Math.cos(a))} ${Math.round(y + 700 * Math.sin(a))}`;
  });
  return rect(0, 0, W, H, { fill: VELLUM }) + path(d.join(""), { ...stroked(BRINE, 1.5), opacity: 0.35 });
}

/** One land in its continent's tone and pattern, what lies about it pale. */
export function landScene(shapes: Shapes, index: number): string {
  const { left, right, top, low } = boundsOf(shapes.lands[index].flat());
  const k = Math.min((W - 90) / (right - left), (H - 70) / (low - top), 0.95);
  const [mx, my] = [(left + right) / 2, (top + low) / 2];
  const { continent } = TERRITORIES[index];
  const { wash } = TONES[continent];
  const near = shapes.lands.flatMap((shape, i) => {
    const close = shape.some((ring) =>
      ring.some(([x, y]) => Math.abs(x - mx) * k < W / 2 + 20 && Math.abs(y - my) * k < H / 2 + 20),
    );
    return close && i !== index ? [rings(shape)] : [];
  });
  const own = rings(shapes.lands[index]);
  const pen = (width: number): number => width / k;
  return (
    chart(60, 360) +
    g(
      {
        transform: `translate(${W / 2} ${H / 2}) scale(${k.toFixed(4)}) translate(${-mx.toFixed(1)} ${-my.toFixed(1)})`,
        "stroke-linejoin": "round",
      },
      path(near.join("") + own, stroked(INKS.sea, pen(26))),
      path(near.join("") + own, { ...stroked(BRINE, pen(14)), opacity: 0.3 }),
      path(near.join(""), stroked(SEPIA_SOFT, pen(2), mix(VELLUM_LIGHT, SEPIA_SOFT, 0.16))),
      path(own, { fill: mix(VELLUM_LIGHT, wash, 0.55) }),
      path(own, { fill: `url(#pattern-${continent})`, opacity: 0.4 }),
      path(own, stroked(SEPIA, pen(5))),
    )
  );
}

/** The whole world, the continents of a list in their tones and the others pale. */
export function worldScene(shapes: Shapes, ids: readonly string[]): string {
  const k = W / BOARD.w;
  const of = (wanted: boolean): string =>
    TERRITORIES.map((t, i) => (ids.includes(t.continent) === wanted ? rings(shapes.lands[i]) : "")).join("");
  const toned = CONTINENTS.filter(({ id }) => ids.includes(id)).map(({ id, territories }) => {
    const d = territories.map((t) => rings(shapes.lands[t])).join("");
    return (
      path(d, stroked(SEPIA, 14, mix(VELLUM_LIGHT, TONES[id].wash, 0.7))) +
      path(d, { fill: `url(#pattern-${id})`, opacity: 0.5 })
    );
  });
  return (
    chart(W / 2, H / 2) +
    g(
      { transform: `translate(0 30) scale(${k.toFixed(4)})`, "stroke-linejoin": "round" },
      path(of(false), stroked(SEPIA_SOFT, 8, mix(VELLUM_LIGHT, SEPIA_SOFT, 0.2))),
      ...toned,
    )
  );
}
