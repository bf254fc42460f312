/** A player's mat, 1536 by 768: places for cards, coins, crowns and the reserve. */
import { INK_SOFT, type Seat } from "../../kit/palette";
import { g, svg } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { at } from "../../pieces/motifs";
import { icons } from "../../pieces/glyphs";
import { coronet, NUMERALS } from "../../pieces/coronets";
import { faint, label, matGround, reserved, slot } from "../../table/mat";

export const MAT = { w: 1536, h: 768 };

/** Where things lie on a mat, in its pixels: middle and size. */
export const MAT_PLACES = {
  policies: { x: 208, y: 448, w: 258, h: 361 },
  mission: { x: 494, y: 448, w: 258, h: 361 },
  treasury: { x: 752, y: 448, r: 100 },
  reserve: ["infantry", "archer", "cavalry", "siege", "castle"].map((kind, i) => ({
    kind,
    x: 934 + i * 120,
    y: 402,
    r: 54,
  })),
  crowns: ["capital", "vassals", "army", "castle", "tax", "missions"].map((reason, i) => ({
    reason,
    x: 916 + i * 101,
    y: 620,
    r: 46,
  })),
} as const;

/** The eight ranks, as a reminder beside the title. */
const ladder = (): string[] =>
  NUMERALS.map((numeral, i) => {
    const x = 742 + i * 98;
    return (
      at(x, 108, 74, coronet(i + 1)) + drawCentred(numeral, INK_SOFT, { face: "title", size: 34, x, y: 184 })
    );
  });

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const p = MAT_PLACES;
  const reason = new Map(
    icons()
      .filter((i) => i.id.startsWith("reason-"))
      .map((i) => [i.id.slice(7), i.body]),
  );
  return svg(
    MAT.w,
    MAT.h,
    g(
      { "stroke-linejoin": "round" },
      ...matGround(seat, MAT.w, MAT.h, "Kingdom"),
      ...ladder(),
      slot(p.policies.x, p.policies.y, p.policies.w, p.policies.h, "Policies"),
      slot(p.mission.x, p.mission.y, p.mission.w, p.mission.h, "Mission"),
      faint("coin", p.treasury, 104),
      label("Treasury", p.treasury.x, 681),
      label("Reserve", 1174, 316),
      ...p.reserve.map((place) => reserved(seat, place.kind, place, 74)),
      label("Crowns", 1174, 540),
      ...p.crowns.map((c) => at(c.x, c.y, 94, reason.get(c.reason)!)),
    ),
  );
}
