/** Around the map: the neatline, the round track above, room for a game's own track below. */
import { INK, INK_SOFT, mix, PAPER, PAPER_DARK, PAPER_LIGHT } from "../../kit/palette";
import { circle, g, path, rect, stroked } from "../../kit/svg";
import { drawCentred, drawText } from "../../kit/type";
import { BOARD, MAP } from "./shapes";

/** A spot of the round track, in board pixels. */
interface Round {
  round: number;
  x: number;
  y: number;
}

const ROUNDS = 20;

/** Where the round's marker lies. */
export function rounds(): Round[] {
  return Array.from({ length: ROUNDS }, (_, i) => ({
    round: i + 1,
    x: Math.round(MAP.x + 330 + (i * (MAP.w - 400)) / (ROUNDS - 1)),
    y: 73,
  }));
}

function neatline(): string {
  const [x1, y1, x2, y2] = [MAP.x, MAP.y, MAP.x + MAP.w, MAP.y + MAP.h];
  const bars: string[] = [];
  const step = (length: number): number => length / Math.round(length / 130);
  const [sx, sy] = [step(MAP.w), step(MAP.h)];
  for (let k = 0; k * sx < MAP.w - 1; k += 2)
    bars.push(`M${x1 + k * sx} ${y1 - 18}h${sx}v10h${-sx}ZM${x1 + k * sx} ${y2 + 8}h${sx}v10h${-sx}Z`);
  for (let k = 0; k * sy < MAP.h - 1; k += 2)
    bars.push(`M${x1 - 18} ${y1 + k * sy}v${sy}h10v${-sy}ZM${x2 + 8} ${y1 + k * sy}v${sy}h10v${-sy}Z`);
  const box = (by: number, width: number): string =>
    rect(x1 - by, y1 - by, MAP.w + 2 * by, MAP.h + 2 * by, stroked(INK, width));
  return g(
    {},
    path(bars.map((b) => b.replace(/-?\d+\.\d+/g, (v) => Number(v).toFixed(1))).join(""), { fill: INK_SOFT }),
    box(0, 5),
    box(8, 2),
    box(18, 2),
    box(25, 4),
  );
}

/** A knot for the frame's corners. */
function knot(x: number, y: number): string {
  return g(
    { transform: `translate(${x} ${y})`, ...stroked(INK_SOFT, 4) },
    circle(0, 0, 25, {}),
    path("M-30 0 Q0 -34 30 0 Q0 34 -30 0 Z M0 -30 Q34 0 0 30 Q-34 0 0 -30 Z", {}),
    circle(0, 0, 5, { fill: INK_SOFT }),
  );
}

/** A vine along the narrow sides. */
function vine(x: number, y1: number, y2: number, side: number): string {
  const out: string[] = [];
  const step = (y2 - y1) / Math.round((y2 - y1) / 150);
  for (let y = y1, k = 0; y < y2 - 1; y += step, k++) {
    const s = k % 2 ? side : -side;
    out.push(
      path(
        `M${x} ${y.toFixed(1)}q${13 * s} ${(step / 4).toFixed(1)} 0 ${(step / 2).toFixed(1)}t0 ${(step / 2).toFixed(1)}`,
        stroked(INK_SOFT, 4),
      ),
    );
    const at = (dy: number, t: number): string => {
      const cy = (y + step * dy).toFixed(1);
      return `M${x + 4 * t} ${cy} q${15 * t} -18 ${18 * t} 4 q${-6 * t} 12 ${-18 * t} -4 Z`;
    };
    out.push(path(at(0.34, -s) + at(0.66, s), stroked(INK_SOFT, 2, mix(PAPER_DARK, INK_SOFT, 0.45))));
  }
  return out.join("");
}

function roundTrack(): string {
  const all = rounds();
  const first = all[0];
  const last = all[ROUNDS - 1];
  return g(
    { id: "round-track" },
    drawText("Round", INK, { face: "title", size: 74, x: MAP.x + 24, y: 97 }),
    path(`M${first.x} ${first.y}L${last.x} ${last.y}`, {
      stroke: INK_SOFT,
      "stroke-width": 5,
      "stroke-dasharray": "2 14",
      "stroke-linecap": "round",
    }),
    ...all.map(
      (r) =>
        circle(r.x, r.y, 42, stroked(INK, 4, PAPER_LIGHT)) +
        circle(r.x, r.y, 35, stroked(INK_SOFT, 1.6)) +
        drawCentred(String(r.round), INK, { face: "bold", size: 48, x: r.x, y: r.y + 16 }),
    ),
  );
}

/** The whole frame with a game's track; drawn over the map's edges. */
export function frame(track: string): string {
  const outside = `M0 0H${BOARD.w}V${BOARD.h}H0ZM${MAP.x} ${MAP.y}V${MAP.y + MAP.h}H${MAP.x + MAP.w}V${MAP.y}Z`;
  return g(
    { id: "frame" },
    path(outside, { fill: PAPER_DARK }),
    rect(16, 16, BOARD.w - 32, BOARD.h - 32, { rx: 18, ...stroked(INK, 6) }),
    rect(26, 26, BOARD.w - 52, BOARD.h - 52, { rx: 12, ...stroked(mix(PAPER, INK, 0.45), 2) }),
    neatline(),
    vine(47, MAP.y + 40, MAP.y + MAP.h - 40, 1),
    vine(BOARD.w - 47, MAP.y + 40, MAP.y + MAP.h - 40, -1),
    ...[73, BOARD.h - 128].flatMap((y) => [58, BOARD.w - 58].map((x) => knot(x, y))),
    roundTrack(),
    track,
  );
}
