/** An army's mat: places for the cards of the round and those that are out, coins, crowns, missions, the reserve. */
import { MAT } from "../../../../src/games/risk-europe/table/mat";
import type { Seat } from "../../kit/palette";
import { g, svg } from "../../kit/svg";
import { faint, label, matGround, reserved, slot } from "../../table/mat";

const FIGURES: Record<string, string> = { footman: "infantry" };

/** The baseline of the names below round places. */
const FOOT = 694;

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const { w, h, places: p } = MAT;
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
      faint("coin", p.treasury, 96),
      label("Treasury", p.treasury.x, FOOT),
      faint("crown", p.crowns, 80),
      label("Crown Cards", p.crowns.x, FOOT),
      label("Reserve", 1017, 282),
      ...p.reserve.map((place) => reserved(seat, FIGURES[place.kind] ?? place.kind, place, 74)),
    ),
  );
}
