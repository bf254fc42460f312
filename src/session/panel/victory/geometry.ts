import { PAGE_WIDTH } from "../grid";

/** Names of the numbers stand at the left, `LABEL` wide; right of them a column for each colour that can play. */
export const LABEL = 160;
export const MARGIN = 14;
/** Upper edge of the ground of the winner's column. */
export const GROUND_TOP = 88;

export function columnWidth(colours: number): number {
  return Math.floor((PAGE_WIDTH - MARGIN - MARGIN - LABEL) / colours);
}

/** Where the column of a colour begins. */
export function columnLeft(i: number, colours: number): number {
  return MARGIN + LABEL + i * columnWidth(colours);
}
