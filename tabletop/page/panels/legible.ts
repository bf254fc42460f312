import type { Measure } from "../../xml/layout/measure";

/**
 * No text is smaller than the first of these on the screen, in CSS pixels, where it has room; a text that has not, which
 * would run into what is beside or below it, has the first that it has room for, or letters as large as its panel.
 */
const LEAST_TEXT = [12, 11.5, 11, 10.5];

/** A measure for panels at a scale, with the least sizes that letters have there. */
export function legibleLetters(measure: Measure, scale: number): Measure {
  // Just over the limit.
  const units = LEAST_TEXT.map((pixels) => Math.ceil((pixels / scale) * 100) / 100);
  return { ...measure, least: units };
}
