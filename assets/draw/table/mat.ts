/** What mats of all games have: the ground in their seat's colour, headings, and dashed places. */
import { GOLD_DARK, INK, INK_SOFT, mix, PAPER, PAPER_LIGHT, SEATS, type Seat } from "../kit/palette";
import { circle, g, path, rect, stroked } from "../kit/svg";
import { drawCentred, drawText } from "../kit/type";
import type { Disc } from "../map/packing";
import { plainTone } from "../pieces/glyphs";
import { figure, look, shield } from "../pieces/icon";
import { at } from "../pieces/motifs";

/** The ground of a mat with its shield and title. */
export function matGround(seat: Seat, w: number, h: number, title: string): string[] {
  const s = SEATS[seat];
  return [
    rect(0, 0, w, h, { fill: s.fill }),
    rect(0, 0, w, h, stroked(s.dark, 24)),
    rect(30, 30, w - 60, h - 60, { rx: 30, ...stroked(INK, 5, PAPER) }),
    rect(42, 42, w - 84, h - 84, { rx: 22, ...stroked(mix(s.fill, INK, 0.15), 4) }),
    path(`M76 206 L${w - 76} 206`, { stroke: s.fill, "stroke-width": 5 }),
    path(`M76 216 L${w - 76} 216`, { stroke: GOLD_DARK, "stroke-width": 2 }),
    at(134, 126, 128, shield(seat)),
    drawText(title, mix(s.dark, INK, 0.3), { face: "title", size: 88, x: 222, y: 154 }),
  ];
}

/** A heading about a middle. */
export const label = (text: string, x: number, y: number, size = 40): string =>
  drawCentred(text, INK, { face: "title", size, x, y });

/** What is dashed: a place that may be empty. */
export const DASHED = {
  fill: PAPER_LIGHT,
  opacity: 0.75,
  stroke: INK_SOFT,
  "stroke-width": 3,
  "stroke-dasharray": "12 8",
} as const;

/** A round place with a figure on it in a seat's colour, pale. */
export function reserved(seat: Seat, kind: string, { x, y, r }: Disc, size: number): string {
  return (
    circle(x, y, r, stroked(INK_SOFT, 3, PAPER_LIGHT)) +
    at(x, y, size, g({ opacity: 0.5 }, figure(kind, look(mix(SEATS[seat].fill, PAPER_LIGHT, 0.35)))))
  );
}

/** A dashed round place with a figure on it in its own colour, faint. */
export function faint(kind: string, { x, y, r }: Disc, size: number): string {
  return circle(x, y, r, DASHED) + at(x, y, size, g({ opacity: 0.32 }, figure(kind, look(plainTone(kind)))));
}

/** A place for a card with its name below. */
export function slot(x: number, y: number, w: number, h: number, text: string): string {
  return rect(x - w / 2, y - h / 2, w, h, { rx: 16, ...DASHED }) + label(text, x, y + h / 2 + 52);
}
