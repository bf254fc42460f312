/** Around the map: the neatline, the round track above, the rank track below, title and table of arms. */
import { figure, look, EMBLEMS } from "../pieces/icon";
import { coronet, NUMERALS, TITLES } from "../pieces/coronets";
import { GOLD, GOLD_DARK, INK, INK_SOFT, mix, PAPER, PAPER_DARK, PAPER_LIGHT, RUST, SEATS, SEAT_ORDER } from "../kit/palette";
import { circle, g, path, rect } from "../kit/svg";
import { textPath } from "../kit/type";
import { BOARD, MAP } from "./shapes";

/** Spots on the tracks, in board pixels. */
export interface Tracks {
  round: { round: number; x: number; y: number }[];
  rank: { rank: number; title: string; spots: Record<string, { x: number; y: number }> }[];
}

const ROUNDS = 20;
const RANK = { y: MAP.y + MAP.h + 36, h: 186, w: MAP.w / 8 };
export const PLAYERS = SEAT_ORDER.filter((s) => s !== "neutral");

/** Where the tracks' markers lie; shields of 60 pixels fit. */
export function tracks(): Tracks {
  return {
    round: Array.from({ length: ROUNDS }, (_, i) => ({ round: i + 1, x: Math.round(MAP.x + 330 + (i * (MAP.w - 400)) / (ROUNDS - 1)), y: 73 })),
    rank: TITLES.map((title, i) => ({
      rank: i + 1,
      title,
      spots: Object.fromEntries(PLAYERS.map((s, k) => [s, { x: Math.round(MAP.x + i * RANK.w + 172 + k * 64), y: RANK.y + 132 }])),
    })),
  };
}

function neatline(): string {
  const [x1, y1, x2, y2] = [MAP.x, MAP.y, MAP.x + MAP.w, MAP.y + MAP.h];
  const bars: string[] = [];
  const step = (length: number): number => length / Math.round(length / 130);
  const [sx, sy] = [step(MAP.w), step(MAP.h)];
  for (let k = 0; k * sx < MAP.w - 1; k += 2) bars.push(`M${x1 + k * sx} ${y1 - 18}h${sx}v10h${-sx}ZM${x1 + k * sx} ${y2 + 8}h${sx}v10h${-sx}Z`);
  for (let k = 0; k * sy < MAP.h - 1; k += 2) bars.push(`M${x1 - 18} ${y1 + k * sy}v${sy}h10v${-sy}ZM${x2 + 8} ${y1 + k * sy}v${sy}h10v${-sy}Z`);
  const box = (by: number, width: number): string => rect(x1 - by, y1 - by, MAP.w + 2 * by, MAP.h + 2 * by, { fill: "none", stroke: INK, "stroke-width": width });
  return g({}, path(bars.map((b) => b.replace(/-?\d+\.\d+/g, (v) => Number(v).toFixed(1))).join(""), { fill: INK_SOFT }), box(0, 5), box(8, 2), box(18, 2), box(25, 4));
}

/** A knot for the frame's corners. */
function knot(x: number, y: number): string {
  return g(
    { transform: `translate(${x} ${y})`, fill: "none", stroke: INK_SOFT, "stroke-width": 4 },
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
    out.push(path(`M${x} ${y.toFixed(1)}q${16 * s} ${(step / 4).toFixed(1)} 0 ${(step / 2).toFixed(1)}t0 ${(step / 2).toFixed(1)}`, { fill: "none", stroke: INK_SOFT, "stroke-width": 4 }));
    const at = (dy: number, t: number): string => {
      const cy = (y + step * dy).toFixed(1);
      return `M${x + 4 * t} ${cy} q${20 * t} -22 ${24 * t} 4 q${-8 * t} 14 ${-24 * t} -4 Z`;
    };
    out.push(path(at(0.34, -s) + at(0.66, s), { fill: mix(PAPER_DARK, INK_SOFT, 0.45), stroke: INK_SOFT, "stroke-width": 2 }));
  }
  return out.join("");
}

function roundTrack(t: Tracks): string {
  const first = t.round[0];
  const last = t.round[ROUNDS - 1];
  return g(
    { id: "round-track" },
    path(textPath("Round", { face: "title", size: 74, x: MAP.x + 24, y: 97 }), { fill: INK }),
    path(`M${first.x} ${first.y}L${last.x} ${last.y}`, { stroke: INK_SOFT, "stroke-width": 5, "stroke-dasharray": "2 14", "stroke-linecap": "round" }),
    ...t.round.map((r) => circle(r.x, r.y, 42, { fill: PAPER_LIGHT, stroke: INK, "stroke-width": 4 }) + circle(r.x, r.y, 35, { fill: "none", stroke: INK_SOFT, "stroke-width": 1.6 }) + path(textPath(String(r.round), { face: "bold", size: 48, x: r.x, y: r.y + 16, anchor: "middle" }), { fill: INK })),
  );
}

function rankTrack(t: Tracks): string {
  return g(
    { id: "rank-track" },
    ...t.rank.map((r, i) => {
      const [x, y, w] = [MAP.x + i * RANK.w + 6, RANK.y, RANK.w - 12];
      const last = i === 7;
      return g(
        {},
        path(`M${x + 18} ${y} L${x + w - 18} ${y} Q${x + w - 16} ${y + 16} ${x + w} ${y + 18} L${x + w} ${y + RANK.h - 18} Q${x + w - 16} ${y + RANK.h - 16} ${x + w - 18} ${y + RANK.h} L${x + 18} ${y + RANK.h} Q${x + 16} ${y + RANK.h - 16} ${x} ${y + RANK.h - 18} L${x} ${y + 18} Q${x + 16} ${y + 16} ${x + 18} ${y} Z`, { fill: last ? "#eed58c" : PAPER_LIGHT, stroke: INK, "stroke-width": 4 }),
        g({ transform: `translate(${x + 20} ${y + 2}) scale(1.06)` }, coronet(i + 1)),
        path(textPath(NUMERALS[i], { face: "title", size: 58, x: x + 73, y: y + 158, anchor: "middle" }), { fill: RUST }),
        path(textPath(r.title, { face: "title", size: 66, x: x + 140, y: y + 72 }), { fill: INK }),
        ...PLAYERS.map((s) => {
          const p = r.spots[s];
          return circle(p.x, p.y, 29, { fill: mix(SEATS[s].fill, PAPER_LIGHT, 0.62), stroke: INK_SOFT, "stroke-width": 2.5 }) + g({ transform: `translate(${p.x - 15} ${p.y - 15}) scale(0.3)` }, path(EMBLEMS[SEATS[s].emblem], { fill: mix(SEATS[s].dark, PAPER_LIGHT, 0.25), "fill-rule": "evenodd", opacity: 0.75 }));
        }),
      );
    }),
  );
}

/** The title on its cartouche, about a middle. */
export function cartouche(x: number, y: number): string {
  const scroll = (side: number): string =>
    path(`M${side * 372} -96 Q${side * 452} -120 ${side * 462} -62 Q${side * 462} -22 ${side * 424} -26 Q${side * 396} -32 ${side * 408} -60 M${side * 372} 96 Q${side * 452} 120 ${side * 462} 62 Q${side * 462} 22 ${side * 424} 26 Q${side * 396} 32 ${side * 408} 60 M${side * 424} -26 L${side * 424} 26`, { fill: "none", stroke: INK, "stroke-width": 6, "stroke-linecap": "round" });
  const body = "M-372 -110 Q-190 -134 -92 -126 Q-80 -168 0 -172 Q80 -168 92 -126 Q190 -134 372 -110 Q352 0 372 110 Q190 134 92 126 Q60 146 0 148 Q-60 146 -92 126 Q-190 134 -372 110 Q-352 0 -372 -110 Z";
  const wing = (s: number): string => `M${s * 360} -104 Q${s * 470} -132 ${s * 474} -60 Q${s * 472} -14 ${s * 430} -18 L${s * 430} 18 Q${s * 472} 14 ${s * 474} 60 Q${s * 470} 132 ${s * 360} 104 Z`;
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    path(wing(1) + wing(-1), { fill: PAPER_DARK, stroke: INK, "stroke-width": 5 }),
    path(body, { fill: INK, opacity: 0.2, transform: "translate(8 10)" }),
    path(body, { fill: PAPER_LIGHT, stroke: INK, "stroke-width": 6 }),
    path(body, { fill: "none", stroke: GOLD_DARK, "stroke-width": 3, transform: "scale(0.955 0.9)" }),
    g({ opacity: 0.75 }, scroll(1), scroll(-1)),
    g({ transform: "translate(-48 -196) scale(0.96)" }, coronet(8)),
    path(textPath("Castle Risk", { face: "title", size: 132, x: 0, y: 28, anchor: "middle", bend: 0.02 }), { fill: RUST, stroke: INK, "stroke-width": 2 }),
    path(textPath("Europe", { face: "title", size: 78, x: 0, y: 112, anchor: "middle", tracking: 0.22 }), { fill: INK }),
    path("M-260 86 Q-210 70 -178 86 Q-210 102 -260 86 Z M260 86 Q210 70 178 86 Q210 102 260 86 Z", { fill: GOLD, stroke: INK, "stroke-width": 3 }),
  );
}

/** A die's face with a text such as 4+. */
export function dieFace(x: number, y: number, size: number, text: string): string {
  return rect(x, y, size, size, { rx: size * 0.2, fill: PAPER_LIGHT, stroke: INK, "stroke-width": size * 0.07 }) + path(textPath(text, { face: "black", size: size * 0.62, x: x + size / 2, y: y + size * 0.71, anchor: "middle" }), { fill: INK });
}

const ARMS: { kind: string; name: string; cost: number; dice: string[]; note?: string }[] = [
  { kind: "infantry", name: "Infantry", cost: 1, dice: [], note: "main combat" },
  { kind: "archer", name: "Archer", cost: 2, dice: ["5+"] },
  { kind: "cavalry", name: "Cavalry", cost: 3, dice: ["3+"] },
  { kind: "siege", name: "Siege", cost: 6, dice: ["4+", "4+"] },
  { kind: "castle", name: "Castle", cost: 12, dice: ["5+", "5+"], note: "+1" },
];

/** The table of arms: what each kind costs and rolls. */
export function arms(x: number, y: number, w: number, h: number): string {
  const rowH = (h - 46) / ARMS.length;
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    rect(8, 10, w, h, { rx: 20, fill: INK, opacity: 0.22 }),
    rect(0, 0, w, h, { rx: 20, fill: PAPER_LIGHT, stroke: INK, "stroke-width": 5 }),
    rect(11, 11, w - 22, h - 22, { rx: 13, fill: "none", stroke: GOLD_DARK, "stroke-width": 2.5 }),
    ...ARMS.map((a, i) => {
      const top = 23 + i * rowH;
      const mid = top + rowH / 2;
      return g(
        {},
        i ? path(`M30 ${top.toFixed(1)}L${w - 30} ${top.toFixed(1)}`, { stroke: INK_SOFT, "stroke-width": 1.6, opacity: 0.6 }) : "",
        g({ transform: `translate(32 ${(mid - 36).toFixed(1)}) scale(0.72)` }, figure(a.kind, look("#b9a27a", 4))),
        path(textPath(a.name, { face: "title", size: 50, x: 124, y: mid + 17 }), { fill: INK }),
        circle(372, mid, 31, { fill: GOLD, stroke: INK, "stroke-width": 3.6 }) + circle(372, mid, 25, { fill: "none", stroke: GOLD_DARK, "stroke-width": 2 }),
        path(textPath(String(a.cost), { face: "black", size: 42, x: 372, y: mid + 14, anchor: "middle" }), { fill: INK }),
        ...a.dice.map((d, k) => dieFace(432 + k * 76, mid - 32, 64, d)),
        a.note === "main combat" ? path(textPath("main combat", { face: "italic", size: 38, x: 430, y: mid + 12 }), { fill: INK }) : "",
        a.note === "+1" ? path(textPath("+1", { face: "black", size: 42, x: 586, y: mid + 14 }), { fill: RUST }) : "",
      );
    }),
  );
}

/** The whole frame; drawn over the map's edges. */
export function frame(): string {
  const t = tracks();
  const outside = `M0 0H${BOARD.w}V${BOARD.h}H0ZM${MAP.x} ${MAP.y}V${MAP.y + MAP.h}H${MAP.x + MAP.w}V${MAP.y}Z`;
  return g(
    { id: "frame" },
    path(outside, { fill: PAPER_DARK }),
    rect(16, 16, BOARD.w - 32, BOARD.h - 32, { rx: 18, fill: "none", stroke: INK, "stroke-width": 6 }),
    rect(26, 26, BOARD.w - 52, BOARD.h - 52, { rx: 12, fill: "none", stroke: mix(PAPER, INK, 0.45), "stroke-width": 2 }),
    neatline(),
    vine(50, MAP.y + 40, MAP.y + MAP.h - 40, 1),
    vine(BOARD.w - 50, MAP.y + 40, MAP.y + MAP.h - 40, -1),
    ...[[58, 73], [BOARD.w - 58, 73], [58, BOARD.h - 128], [BOARD.w - 58, BOARD.h - 128]].map(([x, y]) => knot(x, y)),
    roundTrack(t),
    rankTrack(t),
  );
}
