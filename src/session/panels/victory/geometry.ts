import { PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";

/** Names of the numbers stand at the left, `LABEL` wide; right of them a column for each colour that plays. */
export const LABEL = 190;
/** Upper edge of the ground of the winner's column. */
export const GROUND_TOP = 84;
/** The crown of a winner sits on the emblem. */
export const CROWN = 22;
export const EMBLEM_TOP = 100;
export const EMBLEM = 30;

/** Upper edge of the numbers, which have room for so much; how high a line is, as a share of its letters. */
export const ROWS_TOP = 130;
export const ROWS_HEIGHT = 220;
const LINE = 1.18;
/** Letters of few numbers, and of as many as Castle Risk has in a long game: 13. */
export const LETTERS = 18;
const LEAST = 14;

/** The letters of so many numbers, as large as there is room for them. */
export function lettersOf(rows: number): number {
  const most = Math.floor(ROWS_HEIGHT / (LINE * (rows > 0 ? rows : 1)));
  if (most > LETTERS) return LETTERS;
  return most < LEAST ? LEAST : most;
}

/** How high the ground of the winner's column is, with so many numbers. */
export function groundHeight(rows: number): number {
  return ROWS_TOP - GROUND_TOP + Math.ceil(rows * lettersOf(rows) * LINE) + 4;
}

/** The units that each of so many colours has, right of the numbers' names. */
export function columnWidth(colours: number): number {
  return Math.floor((PAGE_INNER - LABEL) / colours);
}

/** Where the column of a colour begins. */
export function columnLeft(i: number, colours: number): number {
  return PAGE_MARGIN + LABEL + i * columnWidth(colours);
}
