/** The title on its scroll, and the table of arms. */
import { coronet } from "../../pieces/coronets";
import { figure, look } from "../../pieces/icon";
import { GOLD, GOLD_DARK, INK, INK_SOFT, PAPER_DARK, PAPER_LIGHT, RUST } from "../../kit/palette";
import { circle, g, path, rect, stroked } from "../../kit/svg";
import { drawCentred, drawText, textPath } from "../../kit/type";

/** The title of a game on its cartouche, about a middle. */
export function cartouche(x: number, y: number, title: string, below: string): string {
  const scroll = (side: number): string =>
    path(
      `M${side * 372} -96 Q${side * 452} -120 ${side * 462} -62 Q${side * 462} -22 ${side * 424} -26 Q${side * 396} -32 ${side * 408} -60 M${side * 372} 96 Q${side * 452} 120 ${side * 462} 62 Q${side * 462} 22 ${side * 424} 26 Q${side * 396} 32 ${side * 408} 60 M${side * 424} -26 L${side * 424} 26`,
      { ...stroked(INK, 6), "stroke-linecap": "round" },
    );
  const body =
    "M-372 -110 Q-190 -134 -92 -126 Q-80 -168 0 -172 Q80 -168 92 -126 Q190 -134 372 -110 Q352 0 372 110 Q190 134 92 126 Q60 146 0 148 Q-60 146 -92 126 Q-190 134 -372 110 Q-352 0 -372 -110 Z";
  const wing = (s: number): string =>
    `M${s * 360} -104 Q${s * 470} -132 ${s * 474} -60 Q${s * 472} -14 ${s * 430} -18 L${s * 430} 18 Q${s * 472} 14 ${s * 474} 60 Q${s * 470} 132 ${s * 360} 104 Z`;
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    path(wing(1) + wing(-1), stroked(INK, 5, PAPER_DARK)),
    path(body, { fill: INK, opacity: 0.2, transform: "translate(8 10)" }),
    path(body, stroked(INK, 6, PAPER_LIGHT)),
    path(body, { ...stroked(GOLD_DARK, 3), transform: "scale(0.955 0.9)" }),
    g({ opacity: 0.75 }, scroll(1), scroll(-1)),
    g({ transform: "translate(-48 -196) scale(0.96)" }, coronet(8)),
    path(
      textPath(title, { face: "title", size: 132, x: 0, y: 16, anchor: "middle", bend: 0.02 }),
      stroked(INK, 2, RUST),
    ),
    drawCentred(below, INK, { face: "title", size: 70, x: 0, y: 92, tracking: 0.22 }),
    path(
      "M-268 72 Q-214 57 -180 72 Q-214 87 -268 72 Z M268 72 Q214 57 180 72 Q214 87 268 72 Z",
      stroked(INK, 3, GOLD),
    ),
  );
}

/** A die's face with a text such as 4+. */
function dieFace(x: number, y: number, size: number, text: string): string {
  return (
    rect(x, y, size, size, { rx: size * 0.2, ...stroked(INK, size * 0.07, PAPER_LIGHT) }) +
    drawCentred(text, INK, { face: "black", size: size * 0.62, x: x + size / 2, y: y + size * 0.71 })
  );
}

/** A row of the table of arms; a note stands where there are no dice, an extra behind them. */
export interface Arm {
  readonly kind: string;
  readonly name: string;
  readonly cost: number;
  readonly dice: readonly string[];
  readonly note?: string;
  readonly extra?: string;
}

/** The table of arms: what each kind costs and rolls. */
export function arms(x: number, y: number, w: number, h: number, rows: readonly Arm[]): string {
  const rowH = (h - 46) / rows.length;
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    rect(8, 10, w, h, { rx: 20, fill: INK, opacity: 0.22 }),
    rect(0, 0, w, h, { rx: 20, ...stroked(INK, 5, PAPER_LIGHT) }),
    rect(11, 11, w - 22, h - 22, { rx: 13, ...stroked(GOLD_DARK, 2.5) }),
    ...rows.map((a, i) => {
      const top = 23 + i * rowH;
      const mid = top + rowH / 2;
      return g(
        {},
        i
          ? path(`M30 ${top.toFixed(1)}L${w - 30} ${top.toFixed(1)}`, {
              stroke: INK_SOFT,
              "stroke-width": 1.6,
              opacity: 0.6,
            })
          : "",
        g(
          { transform: `translate(32 ${(mid - 36).toFixed(1)}) scale(0.72)` },
          figure(a.kind, look("#b9a27a", 4)),
        ),
        drawText(a.name, INK, { face: "title", size: 50, x: 124, y: mid + 17 }),
        circle(372, mid, 31, stroked(INK, 3.6, GOLD)) + circle(372, mid, 25, stroked(GOLD_DARK, 2)),
        drawCentred(String(a.cost), INK, { face: "black", size: 42, x: 372, y: mid + 14 }),
        ...a.dice.map((d, k) => dieFace(428 + k * 75, mid - 32, 64, d)),
        a.note !== undefined ? drawText(a.note, INK, { face: "italic", size: 36, x: 430, y: mid + 12 }) : "",
        a.extra !== undefined
          ? drawText(a.extra, RUST, { face: "black", size: 42, x: 580, y: mid + 14 })
          : "",
      );
    }),
  );
}
