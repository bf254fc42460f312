/** A rectangle in units, from the screen's upper left, y downwards. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
