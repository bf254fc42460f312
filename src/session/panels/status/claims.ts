import { GAP, PAGE_MARGIN } from "../../ui/grid";
import { inRow } from "../../ui/xml/row";

const IN_ROW = 5;
const STEP = 34;

/** Where a button that takes a free seat stands, from the upper left corner of their panel. */
interface ClaimPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place of the i-th button where there are so many colours: six in a row would cut the longest of their names off. */
export function claimPlace(i: number, colours: number): ClaimPlace {
  const columns = columnsOf(colours);
  return {
    ...inRow(PAGE_MARGIN, i % columns, columns),
    y: GAP + Math.floor(i / columns) * STEP,
    height: STEP - GAP,
  };
}

/** The height of the panel. */
export function claimsHeight(colours: number): number {
  return Math.ceil(colours / columnsOf(colours)) * STEP + GAP;
}

function columnsOf(colours: number): number {
  return colours > IN_ROW ? Math.ceil(colours / 2) : colours;
}
