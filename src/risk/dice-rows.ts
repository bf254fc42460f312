/** Pixels of the board's picture from one die to the next, and dice beside each other. */
const STEP = 125;
const ROW = 3;

/** Where dice lie at sea, in pixels of the board's picture: in rows of three, the first at this point, the others north of it. */
export function diceRows(x: number, y: number): (this: void, at: number) => { x: number; y: number } {
  return (at) => {
    const row = Math.floor(at / ROW);
    return { x: x + (at - row * ROW) * STEP, y: y - row * STEP };
  };
}
