/** The board with a piece on every place, for the documentation. */
import { COLOURS } from "../../../../src/games/risk-classic/meta";
import { BOARD } from "../../boxes/world/shapes";
import { PAPER_LIGHT, SEATS } from "../../kit/palette";
import { svg } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import type { Layout } from "../../map/layout";
import { emblemTone, figure, look, shield } from "../../pieces/icon";
import { at } from "../../pieces/motifs";

const UNITS = ["infantry", "cavalry", "artillery"];

/** Pieces of six armies over a layout, those that follow each other in the table of another colour. */
export function filled(layout: Layout): string {
  const drawn = layout.lands.flatMap(({ places }, i) => {
    const seat = COLOURS[(i * 5 + Math.floor(i / 6)) % COLOURS.length];
    const counts = [(i * 7) % 4, (i * 3) % 2, i % 5 === 0 ? 1 : 0];
    const armies = Math.max(1, counts[0] + 5 * counts[1] + 10 * counts[2]);
    const { shield: place } = places;
    return [
      ...UNITS.map((kind) =>
        at(places[kind].x, places[kind].y, 84, figure(kind, look(SEATS[seat].fill, 3.6))),
      ),
      at(place.x, place.y, 84, shield(seat, false)),
      drawCentred(String(armies), emblemTone(seat) === PAPER_LIGHT ? PAPER_LIGHT : "#3b2a1d", {
        face: "black",
        size: 42,
        x: place.x,
        y: place.y + 4,
      }),
      i % 7 === 3
        ? at(places["capital"].x, places["capital"].y, 78, figure("capital", look(SEATS[seat].fill)))
        : "",
    ];
  });
  return svg(BOARD.w, BOARD.h, drawn.join(""));
}
