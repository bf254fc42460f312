/** A player's mat: the mission, the reserve, whose turn it is, and what the turn consists of. */
import { MAT } from "../../../../src/games/risk-classic/table/mat";
import { INK, INK_SOFT, mix, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { circle, g, path, rect, svg } from "../../kit/svg";
import { textPath } from "../../kit/type";
import { figure, look } from "../../pieces/icon";
import { at } from "../../pieces/motifs";
import { label, matGround, slot } from "../../table/mat";

/** What pieces stand for, and the parts of a turn. */
const WORTH = [
  ["infantry", "1"],
  ["cavalry", "5"],
  ["artillery", "10"],
] as const;
const TURN = ["Cards and new armies", "Attack", "Fortify", "A card, if a territory fell"];

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const { w, h, places: p } = MAT;
  const tone = mix(SEATS[seat].fill, PAPER_LIGHT, 0.35);
  const line = (text: string, x: number, y: number, size: number, face = "bold"): string =>
    path(textPath(text, { face, size, x, y }), { fill: INK });
  return svg(
    w,
    h,
    g(
      { "stroke-linejoin": "round" },
      ...matGround(seat, w, h, "Army"),
      ...WORTH.flatMap(([kind, worth], i) => [
        at(560 + i * 230, 124, 120, figure(kind, look(SEATS[seat].fill, 3.4))),
        path(textPath(worth, { face: "black", size: 72, x: 630 + i * 230, y: 148 }), { fill: INK }),
      ]),
      slot(p.mission.x, p.mission.y, p.mission.w, p.mission.h, "Mission"),
      circle(p.reserve.x, p.reserve.y, p.reserve.r, {
        fill: PAPER_LIGHT,
        stroke: INK_SOFT,
        "stroke-width": 3,
      }),
      at(p.reserve.x, p.reserve.y, 116, g({ opacity: 0.5 }, figure("infantry", look(tone)))),
      label("To place", p.reserve.x, p.reserve.y + p.reserve.r + 56),
      rect(970, 262, 490, 404, {
        rx: 22,
        fill: PAPER_LIGHT,
        opacity: 0.7,
        stroke: INK_SOFT,
        "stroke-width": 3,
      }),
      label("A turn", 1215, 322, 48),
      ...TURN.flatMap((text, i) => [
        circle(1024, 376 + i * 74, 26, { fill: SEATS[seat].fill, stroke: INK, "stroke-width": 3 }),
        path(
          textPath(String(i + 1), { face: "black", size: 36, x: 1024, y: 388 + i * 74, anchor: "middle" }),
          {
            fill: seat === "yellow" || seat === "orange" ? INK : PAPER_LIGHT,
          },
        ),
        line(text, 1068, 388 + i * 74, 34),
      ]),
    ),
  );
}
