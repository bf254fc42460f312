/** What every map draws of its layout: sea-lines, names, leaders, places at sea. */
import { circle, g, line, path, rect, stroked, svg } from "../kit/svg";
import { textPath } from "../kit/type";
import { SHIELD } from "../pieces/icon";
import type { Letters, Size } from "./chart";
import type { Layout } from "./layout";
import type { Disc } from "./packing";
import type { Line, Place } from "./places";

/** The tones of a map: its ink, its paper, its sea about a name, and its sea-lines. */
interface Inks {
  readonly ink: string;
  readonly paper: string;
  readonly sea: string;
  readonly stroke: string;
}

/** A line of lettering on a halo. */
export const lettering = (
  l: Line,
  face: string,
  halo: string,
  fill: string,
  tracking: number,
  width: number,
): string => {
  const d = textPath(l.text, { ...l, face, anchor: "middle", tracking });
  return path(d, {
    ...stroked(halo, width, fill),
    "stroke-linejoin": "round",
    "stroke-opacity": 0.8,
    "paint-order": "stroke",
  });
};

/** The sea-lines as dashed strokes with a ring at each end. */
function seaLines(layout: Layout, { paper, stroke }: Inks): string {
  return g(
    { id: "sea-lines" },
    ...layout.seaLines.map((l) => {
      const d = line(l.points);
      const ends = [l.points[0], l.points[l.points.length - 1]];
      return g(
        { id: `sea-line-${l.from}-${l.to}` },
        path(d, { ...stroked(paper, 13), opacity: 0.5, "stroke-linecap": "round" }),
        path(d, { ...stroked(stroke, 7), "stroke-dasharray": "20 14" }),
        ...ends.map(([x, y]) => circle(x, y, 9, stroked(stroke, 5, paper))),
      );
    }),
  );
}

/** A place at sea shows as a patch of parchment, so that the piece on it is seen to belong. */
const berth = ({ ink, paper }: Inks, p: Place): string[] =>
  p.sea
    ? [
        circle(p.x, p.y, p.r, { fill: paper, opacity: 0.75 }),
        circle(p.x, p.y, p.r - 1.5, stroked(ink, 3)),
        g(
          { transform: `translate(${(p.x - 25).toFixed(1)} ${(p.y - 25).toFixed(1)}) scale(0.5)` },
          path(SHIELD, { ...stroked(ink, 4), "stroke-dasharray": "9 7", opacity: 0.45 }),
        ),
      ]
    : [];

/** Every place at sea. */
function berths(layout: Layout, inks: Inks): string {
  return g(
    { id: "berths" },
    ...layout.lands.flatMap((l) => Object.values(l.places).flatMap((p) => berth(inks, p))),
  );
}

/** Lines from names at sea to their land. */
function leaders({ lands: all }: Layout, { ink }: Inks): string {
  const drawn = all.flatMap(({ leader }) => {
    if (!leader) return [];
    const [x1, y1, x2, y2] = leader;
    const stroke = path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: ink, "stroke-width": 4 });
    return [stroke + circle(x2, y2, 7, { fill: ink })];
  });
  return g({ id: "leaders" }, ...drawn);
}

/** The names of all lands. */
function names(layout: Layout, { ink, paper, sea }: Inks, { face, tracking }: Letters): string {
  const drawn = layout.lands.flatMap((l) =>
    l.name.map((n) => lettering(n, face, l.leader ? sea : paper, ink, tracking, 11)),
  );
  return g({ id: "names" }, ...drawn);
}

/** All of that, from the lowest on. */
export const drawnLayout = (layout: Layout, inks: Inks, letters: Letters): string[] => [
  ...[seaLines(layout, inks), leaders(layout, inks), berths(layout, inks), names(layout, inks, letters)],
];

/** A board as the text of an SVG file, its parts from the lowest on, each on a line; `ground` is what is around its map. */
export function boardSvg({ w, h }: Size, ground: string, parts: readonly string[]): string {
  return svg(w, h, rect(0, 0, w, h, { fill: ground }) + parts.join("\n"), { width: w, height: h });
}

/** Discs of a radius along the sea-lines. */
export function alongSeaLines(layout: Layout, r: number): Disc[] {
  return layout.seaLines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r })));
}
