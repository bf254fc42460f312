import { PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";

/** Names of the numbers stand at the left, `LABEL` wide; right of them a column for each colour that can play. */
export const LABEL = 160;
/** Upper edge of the ground of the winner's column. */
export const GROUND_TOP = 84;
/** The crown of a winner sits on the emblem. */
export const CROWN = 22;
export const EMBLEM_TOP = 100;
export const EMBLEM = 30;

/** Upper edge of the numbers, which have room for so much; height of one of their lines. */
export const ROWS_TOP = 130;
export const ROWS_HEIGHT = 220;
const ROW = 16.5;

/** How high the ground of the winner's column is, with so many numbers. */
export function groundHeight(rows: number): number {
  return ROWS_TOP - GROUND_TOP + Math.ceil(rows * ROW) + 4;
}

/** The units that each of so many colours has, right of the numbers' names. */
export function columnWidth(colours: number): number {
  return Math.floor((PAGE_INNER - LABEL) / colours);
}

/** Where the column of a colour begins. */
export function columnLeft(i: number, colours: number): number {
  return PAGE_MARGIN + LABEL + i * columnWidth(colours);
}
