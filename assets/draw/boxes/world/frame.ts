/** Around the map: a scale of degrees, and leather with gilt lines. */
import { circle, g, path, polar, rect, stroked } from "../../kit/svg";
import { GILT, LEATHER, SEPIA, VELLUM, VELLUM_LIGHT } from "./tones";
import { BOARD, MAP } from "./shapes";

const SCALE = 22;

/** The scale of degrees: light and dark by turns, as on the edge of a chart. */
function degrees(): string {
  const [x1, y1, x2, y2] = [MAP.x, MAP.y, MAP.x + MAP.w, MAP.y + MAP.h];
  const part = (length: number): number => length / (2 * Math.round(length / 220));
  const [sx, sy] = [part(MAP.w), part(MAP.h)];
  const d: string[] = [];
  for (let k = 0; k * sx < MAP.w - 1; k += 2) {
    const x = (x1 + k * sx).toFixed(1);
    d.push(`M${x} ${y1 - SCALE}h${sx.toFixed(1)}v${SCALE}h${(-sx).toFixed(1)}Z`);
    d.push(`M${x} ${y2}h${sx.toFixed(1)}v${SCALE}h${(-sx).toFixed(1)}Z`);
  }
  for (let k = 0; k * sy < MAP.h - 1; k += 2) {
    const y = (y1 + k * sy).toFixed(1);
    d.push(`M${x1 - SCALE} ${y}v${sy.toFixed(1)}h${SCALE}v${(-sy).toFixed(1)}Z`);
    d.push(`M${x2} ${y}v${sy.toFixed(1)}h${SCALE}v${(-sy).toFixed(1)}Z`);
  }
  const box = (by: number, width: number, stroke: string): string =>
    rect(x1 - by, y1 - by, MAP.w + 2 * by, MAP.h + 2 * by, stroked(stroke, width));
  const band = `M${x1 - SCALE} ${y1 - SCALE}H${x2 + SCALE}V${y2 + SCALE}H${x1 - SCALE}ZM${x1} ${y1}V${y2}H${x2}V${y1}Z`;
  return g(
    { id: "degrees" },
    path(band, { fill: VELLUM }),
    path(d.join(""), { fill: SEPIA }),
    box(0, 5, SEPIA),
    box(SCALE, 5, SEPIA),
    box(SCALE + 9, 4, GILT),
  );
}

/** A stud in a corner: a star of eight in gilt. */
function stud(x: number, y: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [a, r] = [(i * Math.PI) / 8, i % 2 === 0 ? 22 : 9];
    return polar(a, r, x, y);
  });
  return circle(x, y, 26, stroked(GILT, 3, LEATHER)) + path(`M${points.join("L")}Z`, { fill: GILT });
}

/** The frame, drawn over the map's edges. */
export function frame(): string {
  const outside = `M0 0H${BOARD.w}V${BOARD.h}H0ZM${MAP.x} ${MAP.y}V${MAP.y + MAP.h}H${MAP.x + MAP.w}V${MAP.y}Z`;
  return g(
    { id: "frame" },
    path(outside, { fill: LEATHER }),
    rect(14, 14, BOARD.w - 28, BOARD.h - 28, { rx: 22, ...stroked(GILT, 6) }),
    rect(26, 26, BOARD.w - 52, BOARD.h - 52, { rx: 14, ...stroked(VELLUM_LIGHT, 1.6), opacity: 0.5 }),
    degrees(),
    ...[40, BOARD.h - 40].flatMap((y) => [40, BOARD.w - 40].map((x) => stud(x, y))),
  );
}
