/** City symbols: a walled town on a roundel, its crown above, its tax value on a coin. */
import { BLACK, GOLD, GOLD_DARK, INK, PAPER_LIGHT, ROOF, STONE } from "../../kit/palette";
import { circle, g, path, stroked } from "../../kit/svg";
import { drawCentred } from "../../kit/type";

const TOWN =
  "M-36 26 L-36 -4 L-32 -4 L-32 -8 L-27 -8 L-27 -4 L-22 -4 L-22 6 L-12 6 L-12 -14 L0 -30 L12 -14 L12 6 L22 6 L22 -4 L27 -4 L27 -8 L32 -8 L32 -4 L36 -4 L36 26 Z";
const CROWN = "M-27 0 L-33 -26 L-16 -13 L-11 -32 L0 -15 L11 -32 L16 -13 L33 -26 L27 0 Z";

/** A city about its middle: gold crowns shine on gold, black ones stay dark. */
export function citySymbol(x: number, y: number, crown: "gold" | "black", tax: number): string {
  const gold = crown === "gold";
  const tone = gold ? GOLD : BLACK;
  const balls = [
    [-33, -27],
    [-11, -33],
    [11, -33],
    [33, -27],
  ]
    .map(([bx, by]) => circle(bx, by, 5, stroked(gold ? INK : PAPER_LIGHT, 2.4, tone)))
    .join("");
  return g(
    { transform: `translate(${x} ${y})`, "stroke-linejoin": "round" },
    circle(-16, -2, 46, stroked(gold ? GOLD_DARK : "#5d5245", 4, gold ? "#efcf6a" : "#cbbd9d")),
    gold ? circle(-16, -2, 40, { ...stroked(GOLD_DARK, 1.6), opacity: 0.7 }) : "",
    g(
      { transform: "translate(-16 8)" },
      path(TOWN, stroked(INK, 3, gold ? "#f4e6c2" : "#ddd0b3")),
      path("M-12 -14 L0 -30 L12 -14 Z", stroked(INK, 3, gold ? ROOF : STONE)),
      path(
        "M-6 26 L-6 16 Q0 9 6 16 L6 26 Z M-31 6 L-27 6 L-27 13 L-31 13 Z M27 6 L31 6 L31 13 L27 13 Z M-3 -6 L3 -6 L3 2 L-3 2 Z",
        { fill: INK },
      ),
    ),
    g(
      { transform: "translate(-16 -22) scale(1.02)" },
      path(CROWN, stroked(gold ? INK : PAPER_LIGHT, 3, tone)),
      balls,
    ),
    circle(46, 16, 28, stroked(INK, 4, gold ? GOLD : "#8f8676")),
    circle(46, 16, 23, stroked(INK, 1.6, PAPER_LIGHT)),
    drawCentred(String(tax), INK, { face: "black", size: 44, x: 46, y: 30.5 }),
  );
}
