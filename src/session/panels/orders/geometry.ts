import { PAGE_MARGIN } from "../../ui/grid";

/** Values stand beside each other below the words of their setting: how wide one is, and how high. */
export const VALUE_WIDTH = 154;
export const VALUE_HEIGHT = 30;

/** Upper edge of a setting's words. */
export function orderTop(i: number): number {
  return 42 + i * 80;
}

/** Upper left corner of a value. */
export function valuePlace(i: number, k: number): readonly [number, number] {
  return [PAGE_MARGIN + k * (VALUE_WIDTH + 6), orderTop(i) + 24];
}
