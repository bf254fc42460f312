/** The track of crowns below the map: a cell for each number, with a spot for each colour. */
import { COLOURS } from "../../../../src/games/risk-europe/meta";
import { CROWN_TRACK, crownSpot } from "../../../../src/games/risk-europe/table/track";
import { trackCell, trackSpot } from "../../boxes/europe/track";
import { GOLD, RUST } from "../../kit/palette";
import { g } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { figure, look } from "../../pieces/icon";
import { at } from "../../pieces/motifs";

/** The numbers of crowns that win with four, three and two players. */
const WINNING = [7, 8, 10];

function cell(n: number): string {
  const { x: left, y, h, cell: width, cells } = CROWN_TRACK;
  const [x, w] = [left + (n - 1) * width + 6, width - 12];
  return g(
    {},
    trackCell(x, y, w, h, WINNING.includes(n)),
    at(x + 66, y + 54, 78, figure("crown", look(GOLD, 4))),
    drawCentred(`${n}${n === cells ? "+" : ""}`, RUST, { face: "title", size: 84, x: x + 66, y: y + 160 }),
    ...COLOURS.map((colour) => trackSpot(colour, crownSpot(n, colour), 32, 16)),
  );
}

/** The whole track. */
export function crownTrack(): string {
  return g({ id: "crown-track" }, ...Array.from({ length: CROWN_TRACK.cells }, (_, i) => cell(i + 1)));
}
