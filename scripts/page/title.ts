import { INK, PAPER_LIGHT, RUST } from "../../assets/draw/kit/palette";
import { measure, textPath } from "../../assets/draw/kit/type";

const SIZE = 100;

/** A game's name in the letters of the drawings, as an SVG. */
export function titleSvg(title: string): string {
  const [first, second = ""] = title.split(/: */);
  const main = textPath(first, { face: "title", size: SIZE, x: 0, y: 0, anchor: "middle" });
  const below = textPath(second, {
    face: "title",
    size: SIZE * 0.42,
    x: 0,
    y: 56,
    anchor: "middle",
    tracking: 0.18,
  });
  const w =
    Math.ceil(Math.max(measure(first, "title", SIZE), measure(second, "title", SIZE * 0.42, 0.18))) + 24;
  const path = (d: string, fill: string, edge: number): string =>
    `<path d="${d}" fill="${fill}" stroke="${PAPER_LIGHT}" stroke-width="${edge}" stroke-linejoin="round" paint-order="stroke"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} -88 ${w} 164" width="${w}" height="164">${path(main, RUST, 8)}${path(below, INK, 5)}</svg>`;
}
