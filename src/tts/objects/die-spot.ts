/**
 * The Atlantic west of Portugal, in board pixels: rows of three, the first in the south. No piece and no sea-line lies
 * there, nor any panel of a seat that looks at the whole board; the more dice, the nearer they come to a battle's.
 */
const SEA = { x: 152, y: 2690, step: 125, row: 3 };

/** A point of the board's picture. */
interface Pixel {
  x: number;
  y: number;
}

/** Where a die is laid, the first one at 0. */
export function dieSpot(at: number): Pixel {
  const row = Math.floor(at / SEA.row);
  return { x: SEA.x + (at - row * SEA.row) * SEA.step, y: SEA.y - row * SEA.step };
}
