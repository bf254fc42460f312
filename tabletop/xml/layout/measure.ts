/** Bold and italic letters are of other widths. */
export interface Face {
  bold: boolean;
  italic: boolean;
}

/** What the layout asks of the world outside: sizes of letters and pictures. */
export interface Measure {
  /** How far a character moves the pen, in units. Neighbours do not change that: Unity does not kern. */
  advance(character: string, size: number, face: Face): number;
  /** Width and height of a picture in its own pixels; zeros for one that is not known. */
  picture(name: string): readonly [number, number];
  /**
   * How large letters are shown at the least, in units: a text has the first of these that leaves it in its place, and
   * 0 does. Without them letters are as large as the document says. Lines stand as close as those letters would.
   */
  readonly least?: readonly number[];
}

/** A measure whose letters are so large at the least. */
export function lifted(measure: Measure, least: number): Measure {
  const { advance, picture } = measure;
  return { advance: (character, size, face) => advance(character, Math.max(size, least), face), picture };
}

/** Height of a line of text: Arial's ascent and descent, each rounded up to whole units as Unity does. */
export function lineHeight(size: number): number {
  return Math.ceil(0.905 * size) + Math.ceil(0.212 * size);
}

/** A measure whose letters take whole units, as a hinted font of Unity has them at a scale of 1. */
export function wholeLetters(measure: Measure): Measure {
  return {
    ...measure,
    advance: (character, size, face) => Math.round(measure.advance(character, size, face)),
  };
}
