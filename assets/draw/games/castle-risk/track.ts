/** The track of ranks below the map: a cell for each title, with a spot for each colour. */
import { COLOURS } from "../../../../src/games/castle-risk/meta";
import { MAP } from "../../boxes/europe/shapes";
import { trackCell, trackSpot } from "../../boxes/europe/track";
import { INK, RUST } from "../../kit/palette";
import { g } from "../../kit/svg";
import { drawCentred, drawText } from "../../kit/type";
import { coronet, NUMERALS, TITLES } from "../../pieces/coronets";

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
      return g(
        {},
        trackCell(x, y, w, RANK.h, i === 7),
        g({ transform: `translate(${x + 20} ${y + 2}) scale(1.06)` }, coronet(i + 1)),
        drawCentred(NUMERALS[i], RUST, { face: "title", size: 58, x: x + 73, y: y + 158 }),
        drawText(r.title, INK, { face: "title", size: 66, x: x + 140, y: y + 72 }),
        ...PLAYERS.map((seat) => trackSpot(seat, r.spots[seat], 29, 15)),
      );
    }),
  );
}
