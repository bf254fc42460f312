/** What mats of the games of the world have: what armies stand for, those that wait, and the parts of a turn. */
import { INK, INK_SOFT, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { circle, g, rect, stroked, svg } from "../../kit/svg";
import { drawCentred, drawText } from "../../kit/type";
import { figure, look } from "../../pieces/icon";
import { at } from "../../pieces/motifs";
import { label, matGround, reserved } from "../../table/mat";

/** What pieces stand for. */
const WORTH = [
  ["infantry", "1"],
  ["cavalry", "5"],
  ["artillery", "10"],
] as const;

/** A mat's size in pixels, and where armies wait on it. */
interface Size {
  readonly w: number;
  readonly h: number;
  readonly places: { readonly reserve: { readonly x: number; readonly y: number; readonly r: number } };
}

/** Numbered lines in a box at the right, closer to each other where there are more than four. */
function turnList(seat: Seat, turn: readonly string[]): string[] {
  const step = Math.min(74, 308 / turn.length);
  return [
    rect(970, 262, 490, 404, {
      rx: 22,
      fill: PAPER_LIGHT,
      opacity: 0.7,
      stroke: INK_SOFT,
      "stroke-width": 3,
    }),
    label("A turn", 1215, 322, 48),
    ...turn.flatMap((text, i) => [
      circle(1024, 376 + i * step, 26, stroked(INK, 3, SEATS[seat].fill)),
      drawCentred(String(i + 1), seat === "yellow" || seat === "orange" ? INK : PAPER_LIGHT, {
        face: "black",
        size: 36,
        x: 1024,
        y: 388 + i * step,
      }),
      drawText(text, INK, { face: "bold", size: 34, x: 1068, y: 388 + i * step }),
    ]),
  ];
}

/** The mat of a seat: what the game has `places` for, and the parts of a `turn`. */
export function armyMat(seat: Seat, mat: Size, places: readonly string[], turn: readonly string[]): string {
  const { w, h } = mat;
  const { reserve } = mat.places;
  return svg(
    w,
    h,
    g(
      { "stroke-linejoin": "round" },
      ...matGround(seat, w, h, "Army"),
      ...WORTH.flatMap(([kind, worth], i) => [
        at(560 + i * 230, 124, 120, figure(kind, look(SEATS[seat].fill, 3.4))),
        drawText(worth, INK, { face: "black", size: 72, x: 630 + i * 230, y: 148 }),
      ]),
      ...places,
      reserved(seat, "infantry", reserve, 116),
      label("To place", reserve.x, reserve.y + reserve.r + 56),
      ...turnList(seat, turn),
    ),
  );
}
