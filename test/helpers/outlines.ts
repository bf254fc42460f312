import { OUTLINES } from "../../src/risk/europe/outlines.data";

/** Pixels to a step from one corner to the next. */
const STEP = 2;

/** The rings of a territory's outline, their corners in board pixels. */
export function outlineRings(territory: number): [number, number][][] {
  return OUTLINES[territory].split(";").map((text) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
      const step = i === 0 ? 1 : STEP;
      x += numbers[2 * i] * step;
      y += numbers[2 * i + 1] * step;
      return [x, y];
    });
  });
}
