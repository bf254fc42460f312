import { MIDDLE_WIDTH, PAGE_MARGIN } from "../grid";

const SPACE = 5;

/** The left edge and the width of a button beside others that fill a row from `left` to a page's right margin. */
export function inRow(left: number, i: number, of: number): { x: number; width: number } {
  const step = Math.floor((MIDDLE_WIDTH - PAGE_MARGIN - left + SPACE) / of);
  return { x: left + i * step, width: step - SPACE };
}
