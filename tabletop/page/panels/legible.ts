import type { Measure } from "../../xml/layout/measure";

/** No text is smaller than that on the screen, in CSS pixels. */
const LEAST_TEXT = 12;

/** The least size of letters at a scale, just over the limit; in units. */
function leastAt(scale: number): number {
  return Math.ceil((LEAST_TEXT / scale) * 100) / 100;
}

/** Lifts what would be smaller in a drawing: at the smallest scale of a wide window that is one part in a hundred. */
export function legible(html: string, scale: number): string {
  const least = leastAt(scale);
  return html.replace(/font-size:([\d.]+)px/g, (all, size: string) =>
    Number(size) < least ? `font-size:${least}px` : all,
  );
}

/** Letters as wide as they are shown, so that lines are broken where these end; lines stand as close as before. */
export function legibleLetters(measure: Measure, scale: number): Measure {
  const least = leastAt(scale);
  return {
    ...measure,
    advance: (character, size, face) => measure.advance(character, Math.max(size, least), face),
  };
}
