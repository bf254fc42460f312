/** The edges of a map's lands: washes that follow them from within, and lines along them. */
import type { Point } from "../kit/geometry";
import { el, g, line, path, type Attrs } from "../kit/svg";

/** Widths and opacities of strokes along an edge, the widest first. */
export type Washes = readonly (readonly [width: number, opacity: number])[];

/** By which lands are cut out: `clip-ID`, from the path `territory-ID`. */
export function clips(lands: readonly { readonly id: string }[]): string {
  const drawn = lands.map(({ id }) =>
    el("clipPath", { id: `clip-${id}` }, el("use", { href: `#territory-${id}` })),
  );
  return el("defs", {}, ...drawn);
}

/** A land's washes along its edge. */
export const washed = (id: string, stroke: string, washes: Washes): string =>
  g(
    { "clip-path": `url(#clip-${id})`, fill: "none", stroke, "stroke-linejoin": "round" },
    ...washes.map(([width, opacity]) =>
      el("use", { href: `#territory-${id}`, "stroke-width": width, opacity }),
    ),
  );

/** Borders as lines with round ends. */
export const drawnBorder = (lines: readonly Point[][], attrs: Attrs): string =>
  path(lines.map((points) => line(points)).join(""), {
    fill: "none",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    ...attrs,
  });
