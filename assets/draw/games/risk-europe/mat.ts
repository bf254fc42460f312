/** An army's mat: places for the cards of the round and those that are out, coins, crowns, missions, the reserve. */
import { MAT } from "../../../../src/games/risk-europe/table/mat";
import { INK_SOFT, mix, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { circle, g, svg } from "../../kit/svg";
import { plainTone } from "../../pieces/glyphs";
import { figure, look } from "../../pieces/icon";
import { at } from "../../pieces/motifs";
import { DASHED, label, matGround, slot } from "../../table/mat";

const FIGURES: Record<string, string> = { footman: "infantry" };

/** The baseline of the names below round places. */
const FOOT = 694;

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const { w, h, places: p } = MAT;
  const faint = (kind: string, x: number, y: number, size: number): string =>
    at(x, y, size, g({ opacity: 0.32 }, figure(kind, look(plainTone(kind)))));
  return svg(
    w,
    h,
    g(
      { "stroke-linejoin": "round" },
      ...matGround(seat, w, h, "Army"),
      ...p.picks.map(({ x, y, w: width, h: height }, i) =>
        slot(x, y, width, height, i === 0 ? "Turn 1" : "Turn 2"),
      ),
      slot(p.played.x, p.played.y, p.played.w, p.played.h, "Played"),
      slot(p.missions.x, p.missions.y, p.missions.w, p.missions.h, "Missions"),
      circle(p.treasury.x, p.treasury.y, p.treasury.r, DASHED),
      faint("coin", p.treasury.x, p.treasury.y, 96),
      label("Treasury", p.treasury.x, FOOT),
      circle(p.crowns.x, p.crowns.y, p.crowns.r, DASHED),
      faint("crown", p.crowns.x, p.crowns.y, 80),
      label("Crown Cards", p.crowns.x, FOOT),
      label("Reserve", 1017, 282),
      ...p.reserve.map(
        (r) =>
          circle(r.x, r.y, r.r, { fill: PAPER_LIGHT, stroke: INK_SOFT, "stroke-width": 3 }) +
          at(
            r.x,
            r.y,
            74,
            g(
              { opacity: 0.5 },
              figure(FIGURES[r.kind] ?? r.kind, look(mix(SEATS[seat].fill, PAPER_LIGHT, 0.35))),
            ),
          ),
      ),
    ),
  );
}
