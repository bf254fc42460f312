/** The land: tints, washes along the borders, hatching of what is no territory, and the borders themselves. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import type { Point } from "../../kit/geometry";
import { INK, INK_SOFT, LAND_TINTS, mix, PAPER, WASTE_TONE } from "../../kit/palette";
import { el, g, path, rings, stroked } from "../../kit/svg";
import { SEA, WASTE } from "../../map/divide";
import { clips, drawnBorder, washed, type Washes } from "../../map/edges";
import type { Shapes } from "../../map/shapes";
import { BOARD } from "./shapes";

/** A tint for each land so that neighbours differ: greedy over the table's order. */
function tints(): number[] {
  const out: number[] = [];
  TERRITORIES.forEach((t, i) => {
    const used = new Set(t.land.map((id) => out[TERRITORIES.findIndex((u) => u.id === id)]));
    let k = (i * 2) % LAND_TINTS.length;
    while (used.has(k)) k = (k + 1) % LAND_TINTS.length;
    out.push(k);
  });
  return out;
}

/** Widths and opacities of the washes. */
const WASHES: Washes = [
  [76, 0.05],
  [62, 0.06],
  [48, 0.07],
  [35, 0.08],
  [23, 0.1],
  [13, 0.12],
];

/** One path for each territory, washed darker along its edge. */
export function lands(shapes: Shapes): string {
  const tint = tints();
  return (
    path(rings(shapes.waste), { id: "waste", fill: WASTE_TONE }) +
    g(
      { id: "territories" },
      ...TERRITORIES.map((t, i) =>
        g({ fill: LAND_TINTS[tint[i]] }, path(rings(shapes.lands[i]), { id: `territory-${t.id}` })),
      ),
    ) +
    clips(TERRITORIES) +
    g(
      { id: "washes" },
      ...TERRITORIES.map((t, i) => washed(t.id, mix(LAND_TINTS[tint[i]], "#7a5a2c", 0.75), WASHES)),
    )
  );
}

/** Slant hatching over the land that is no territory. */
export function wasteHatch(shapes: Shapes): string {
  const strokes: string[] = [];
  for (let k = -BOARD.h; k < BOARD.w; k += 26) strokes.push(`M${k} ${BOARD.h}L${k + BOARD.h} 0`);
  return (
    el("clipPath", { id: "clip-waste" }, path(rings(shapes.waste), {})) +
    g(
      { "clip-path": "url(#clip-waste)" },
      path(strokes.join(""), { ...stroked("#8f8160", 2), opacity: 0.34 }),
    )
  );
}

/** Coasts, inland borders, and the heavier edge of the playing field. */
export function borders(shapes: Shapes): string {
  const [inland, coast, edge]: Point[][][] = [[], [], []];
  for (const a of shapes.arcs) {
    if (a.left < 0 || a.right < 0) continue;
    (a.left === SEA || a.right === SEA ? coast : a.left === WASTE || a.right === WASTE ? edge : inland).push(
      a.points,
    );
  }
  return g(
    { id: "borders" },
    drawnBorder(inland, { stroke: PAPER, "stroke-width": 11, opacity: 0.55 }),
    drawnBorder(inland, { stroke: INK_SOFT, "stroke-width": 4.8 }),
    drawnBorder(edge, { stroke: INK_SOFT, "stroke-width": 8 }),
    drawnBorder(coast, { stroke: INK, "stroke-width": 8, opacity: 0.28, transform: "translate(3 4)" }),
    drawnBorder(coast, { stroke: INK, "stroke-width": 4.6 }),
  );
}
