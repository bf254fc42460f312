/** What tracks below the map of Europe are made of. */
import { INK, INK_SOFT, mix, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { circle, path, stroked } from "../../kit/svg";
import { emblemAt } from "../../pieces/icon";

/** A cell with notched corners, gilt where it wins. */
export function trackCell(x: number, y: number, w: number, h: number, wins: boolean): string {
  return path(
    `M${x + 18} ${y} L${x + w - 18} ${y} Q${x + w - 16} ${y + 16} ${x + w} ${y + 18} L${x + w} ${y + h - 18} Q${x + w - 16} ${y + h - 16} ${x + w - 18} ${y + h} L${x + 18} ${y + h} Q${x + 16} ${y + h - 16} ${x} ${y + h - 18} L${x} ${y + 18} Q${x + 16} ${y + 16} ${x + 18} ${y} Z`,
    stroked(INK, 4, wins ? "#eed58c" : PAPER_LIGHT),
  );
}

/** A spot of a radius with a seat's emblem, of half so many pixels. */
export function trackSpot(seat: Seat, { x, y }: { x: number; y: number }, r: number, half: number): string {
  const { fill, dark } = SEATS[seat];
  return (
    circle(x, y, r, stroked(INK_SOFT, 2.5, mix(fill, PAPER_LIGHT, 0.62))) +
    emblemAt(seat, x - half, y - half, half / 50, { fill: mix(dark, PAPER_LIGHT, 0.25), opacity: 0.75 })
  );
}
