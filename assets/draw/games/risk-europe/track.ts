/** The track of crowns below the map: a cell for each number, with a spot for each colour. */
import { COLOURS } from "../../../../src/games/risk-europe/meta";
import { CROWN_TRACK, crownSpot } from "../../../../src/games/risk-europe/table/track";
import { GOLD, INK, INK_SOFT, mix, PAPER_LIGHT, RUST, SEATS } from "../../kit/palette";
import { circle, g, path } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { EMBLEMS, figure, look } from "../../pieces/icon";
import { at } from "../../pieces/motifs";

/** The numbers of crowns that win with four, three and two players. */
const WINNING = [7, 8, 10];

function cell(n: number): string {
  const { x: left, y, h, cell: width, cells } = CROWN_TRACK;
  const [x, w] = [left + (n - 1) * width + 6, width - 12];
  return g(
    {},
    path(
      `M${x + 18} ${y} L${x + w - 18} ${y} Q${x + w - 16} ${y + 16} ${x + w} ${y + 18} L${x + w} ${y + h - 18} Q${x + w - 16} ${y + h - 16} ${x + w - 18} ${y + h} L${x + 18} ${y + h} Q${x + 16} ${y + h - 16} ${x} ${y + h - 18} L${x} ${y + 18} Q${x + 16} ${y + 16} ${x + 18} ${y} Z`,
      { fill: WINNING.includes(n) ? "#eed58c" : PAPER_LIGHT, stroke: INK, "stroke-width": 4 },
    ),
    at(x + 66, y + 54, 78, figure("crown", look(GOLD, 4))),
    drawCentred(`${n}${n === cells ? "+" : ""}`, RUST, { face: "title", size: 84, x: x + 66, y: y + 160 }),
    ...COLOURS.map((colour) => {
      const p = crownSpot(n, colour);
      return (
        circle(p.x, p.y, 32, {
          fill: mix(SEATS[colour].fill, PAPER_LIGHT, 0.62),
          stroke: INK_SOFT,
          "stroke-width": 2.5,
        }) +
        g(
          { transform: `translate(${p.x - 16} ${p.y - 16}) scale(0.32)` },
          path(EMBLEMS[SEATS[colour].emblem], {
            fill: mix(SEATS[colour].dark, PAPER_LIGHT, 0.25),
            "fill-rule": "evenodd",
            opacity: 0.75,
          }),
        )
      );
    }),
  );
}

/** The whole track. */
export function crownTrack(): string {
  return g({ id: "crown-track" }, ...Array.from({ length: CROWN_TRACK.cells }, (_, i) => cell(i + 1)));
}
