/** The board of the world as one drawing. */
import { TERRITORIES } from "../../../../src/risk/world/territories.data";
import { INK, PAPER, PAPER_DARK, RUST, SEA_TONE } from "../../kit/palette";
import { circle, g, line, path, rect, rings, svg } from "../../kit/svg";
import { textPath } from "../../kit/type";
import type { Layout } from "../../map/layout";
import type { Shapes } from "../../map/shapes";
import { SETS } from "./sets";
import { BOARD, MAP } from "./shapes";

const TONES: Record<string, string> = {
  north_america: "#e3c476",
  south_america: "#dd9a6b",
  europe: "#93a9c6",
  africa: "#c4a07b",
  asia: "#a3bd8a",
  australia: "#bb97b8",
};

function names(layout: Layout): string[] {
  return layout.lands.flatMap((l) => [
    l.leader
      ? path(`M${l.leader[0]} ${l.leader[1]}L${l.leader[2]} ${l.leader[3]}`, {
          stroke: INK,
          "stroke-width": 4,
        })
      : "",
    ...l.name.map((n) =>
      path(
        textPath(n.text, {
          face: "title",
          size: n.size,
          x: n.x,
          y: n.y,
          anchor: "middle",
          tracking: 0.02,
          angle: n.angle,
          bend: n.bend,
        }),
        {
          fill: INK,
          stroke: PAPER,
          "stroke-width": 11,
          "stroke-opacity": 0.7,
          "paint-order": "stroke",
          "stroke-linejoin": "round",
        },
      ),
    ),
  ]);
}

/** The board of a layout, as the text of an SVG file: one path `territory-<id>` for each land. */
export function drawBoard(shapes: Shapes, layout: Layout): string {
  const body = [
    rect(0, 0, BOARD.w, BOARD.h, { fill: PAPER_DARK }),
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: SEA_TONE, stroke: INK, "stroke-width": 5 }),
    g(
      { id: "territories", stroke: INK, "stroke-width": 5, "stroke-linejoin": "round" },
      ...TERRITORIES.map((t, i) =>
        g({ fill: TONES[t.continent] }, path(rings(shapes.lands[i]), { id: `territory-${t.id}` })),
      ),
    ),
    g(
      { id: "sea-lines" },
      ...layout.seaLines.map((l) =>
        g(
          { id: `sea-line-${l.from}-${l.to}` },
          path(line(l.points), {
            fill: "none",
            stroke: RUST,
            "stroke-width": 7,
            "stroke-dasharray": "20 14",
          }),
        ),
      ),
    ),
    ...names(layout),
    ...SETS.flatMap(({ worth, x, y }) => [
      circle(x, y, 60, { fill: PAPER, stroke: INK, "stroke-width": 4 }),
      path(textPath(String(worth), { face: "bold", size: 60, x, y: y + 20, anchor: "middle" }), {
        fill: INK,
      }),
    ]),
  ];
  return svg(BOARD.w, BOARD.h, body.join("\n"), { width: BOARD.w, height: BOARD.h });
}
