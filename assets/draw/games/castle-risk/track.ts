/** The track of ranks below the map: a cell for each title, with a spot for each colour. */
import { COLOURS } from "../../../../src/games/castle-risk/meta";
import { MAP } from "../../boxes/europe/shapes";
import { INK, INK_SOFT, mix, PAPER_LIGHT, RUST, SEATS } from "../../kit/palette";
import { circle, g, path } from "../../kit/svg";
import { drawCentred, drawText } from "../../kit/type";
import { coronet, NUMERALS, TITLES } from "../../pieces/coronets";
import { EMBLEMS } from "../../pieces/icon";

/** A cell of the track, in board pixels. */
interface Rank {
  rank: number;
  title: string;
  spots: Record<string, { x: number; y: number }>;
}

const RANK = { y: MAP.y + MAP.h + 36, h: 186, w: MAP.w / 8 };
export const PLAYERS = COLOURS;

/** Where the markers lie; shields of 60 pixels fit. */
export function ranks(): Rank[] {
  return TITLES.map((title, i) => ({
    rank: i + 1,
    title,
    spots: Object.fromEntries(
      PLAYERS.map((s, k) => [s, { x: Math.round(MAP.x + i * RANK.w + 172 + k * 64), y: RANK.y + 132 }]),
    ),
  }));
}

/** The track of ranks, below the map. */
export function rankTrack(): string {
  return g(
    { id: "rank-track" },
    ...ranks().map((r, i) => {
      const [x, y, w] = [MAP.x + i * RANK.w + 6, RANK.y, RANK.w - 12];
      const last = i === 7;
      return g(
        {},
        path(
          `M${x + 18} ${y} L${x + w - 18} ${y} Q${x + w - 16} ${y + 16} ${x + w} ${y + 18} L${x + w} ${y + RANK.h - 18} Q${x + w - 16} ${y + RANK.h - 16} ${x + w - 18} ${y + RANK.h} L${x + 18} ${y + RANK.h} Q${x + 16} ${y + RANK.h - 16} ${x} ${y + RANK.h - 18} L${x} ${y + 18} Q${x + 16} ${y + 16} ${x + 18} ${y} Z`,
          { fill: last ? "#eed58c" : PAPER_LIGHT, stroke: INK, "stroke-width": 4 },
        ),
        g({ transform: `translate(${x + 20} ${y + 2}) scale(1.06)` }, coronet(i + 1)),
        drawCentred(NUMERALS[i], RUST, { face: "title", size: 58, x: x + 73, y: y + 158 }),
        drawText(r.title, INK, { face: "title", size: 66, x: x + 140, y: y + 72 }),
        ...PLAYERS.map((s) => {
          const p = r.spots[s];
          return (
            circle(p.x, p.y, 29, {
              fill: mix(SEATS[s].fill, PAPER_LIGHT, 0.62),
              stroke: INK_SOFT,
              "stroke-width": 2.5,
            }) +
            g(
              { transform: `translate(${p.x - 15} ${p.y - 15}) scale(0.3)` },
              path(EMBLEMS[SEATS[s].emblem], {
                fill: mix(SEATS[s].dark, PAPER_LIGHT, 0.25),
                "fill-rule": "evenodd",
                opacity: 0.75,
              }),
            )
          );
        }),
      );
    }),
  );
}
