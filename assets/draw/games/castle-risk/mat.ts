/** A player's mat, 1536 by 768: places for cards, coins, crowns and the reserve. */
import { GOLD_DARK, INK, INK_SOFT, mix, PAPER, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { circle, g, path, rect, svg } from "../../kit/svg";
import { textPath } from "../../kit/type";
import { at } from "../../pieces/motifs";
import { icons, plainTone } from "../../pieces/glyphs";
import { coronet, NUMERALS } from "../../pieces/coronets";
import { figure, look, shield } from "../../pieces/icon";

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

const label = (text: string, x: number, y: number, size = 40): string =>
  path(textPath(text, { face: "title", size, x, y, anchor: "middle" }), { fill: INK });

function slot(x: number, y: number, w: number, h: number, text: string): string {
  return (
    rect(x - w / 2, y - h / 2, w, h, {
      rx: 16,
      fill: PAPER_LIGHT,
      opacity: 0.75,
      stroke: INK_SOFT,
      "stroke-width": 3,
      "stroke-dasharray": "12 8",
    }) + label(text, x, y + h / 2 + 52)
  );
}

/** The eight ranks, as a reminder beside the title. */
const ladder = (): string[] =>
  NUMERALS.map((numeral, i) => {
    const x = 742 + i * 98;
    return (
      at(x, 108, 74, coronet(i + 1)) +
      path(textPath(numeral, { face: "title", size: 34, x, y: 184, anchor: "middle" }), { fill: INK_SOFT })
    );
  });

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const s = SEATS[seat];
  const p = MAT_PLACES;
  const reason = new Map(
    icons()
      .filter((i) => i.group === "reason")
      .map((i) => [i.id.slice(7), i.body]),
  );
  return svg(
    MAT.w,
    MAT.h,
    g(
      { "stroke-linejoin": "round" },
      rect(0, 0, MAT.w, MAT.h, { fill: s.fill }),
      rect(0, 0, MAT.w, MAT.h, { fill: "none", stroke: s.dark, "stroke-width": 24 }),
      rect(30, 30, MAT.w - 60, MAT.h - 60, { rx: 30, fill: PAPER, stroke: INK, "stroke-width": 5 }),
      rect(42, 42, MAT.w - 84, MAT.h - 84, {
        rx: 22,
        fill: "none",
        stroke: mix(s.fill, INK, 0.15),
        "stroke-width": 4,
      }),
      path(`M76 206 L${MAT.w - 76} 206`, { stroke: s.fill, "stroke-width": 5 }),
      path(`M76 216 L${MAT.w - 76} 216`, { stroke: GOLD_DARK, "stroke-width": 2 }),
      at(134, 126, 128, shield(seat)),
      path(textPath("Kingdom", { face: "title", size: 88, x: 222, y: 154 }), { fill: mix(s.dark, INK, 0.3) }),
      ...ladder(),
      slot(p.policies.x, p.policies.y, p.policies.w, p.policies.h, "Policies"),
      slot(p.mission.x, p.mission.y, p.mission.w, p.mission.h, "Mission"),
      circle(p.treasury.x, p.treasury.y, p.treasury.r, {
        fill: PAPER_LIGHT,
        opacity: 0.75,
        stroke: INK_SOFT,
        "stroke-width": 3,
        "stroke-dasharray": "12 8",
      }),
      at(p.treasury.x, p.treasury.y, 104, g({ opacity: 0.32 }, figure("coin", look(plainTone("coin"))))),
      label("Treasury", p.treasury.x, 681),
      label("Reserve", 1174, 316),
      ...p.reserve.map(
        (r) =>
          circle(r.x, r.y, r.r, { fill: PAPER_LIGHT, stroke: INK_SOFT, "stroke-width": 3 }) +
          at(r.x, r.y, 74, g({ opacity: 0.5 }, figure(r.kind, look(mix(s.fill, PAPER_LIGHT, 0.35))))),
      ),
      label("Crowns", 1174, 540),
      ...p.crowns.map((c) => at(c.x, c.y, 94, reason.get(c.reason)!)),
    ),
  );
}
