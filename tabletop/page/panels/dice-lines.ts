import type { Compared } from "./compared";
import type { Box } from "../../xml/layout/box";
import { common, type Rect } from "../../xml/layout/rect";

/** How far below the dice the line of the first pair runs, and that of the next one, in units. */
const BELOW = 4;
const NEXT = 4;
/** So far from a die a line passes it, in units. */
const ASIDE = 1.5;
/** Pictures that are higher are grounds on which the others stand, in units. */
const GROUND = 40;

/**
 * Lines below the dice, each pair's below the one before, in the colour of the winner, as SVG. They pass beside other dice,
 * and below what is told between the two sides.
 */
export function linesOf(compared: readonly Compared[], dice: readonly Rect[], boxes: readonly Box[]): string {
  const pairs = compared.map(({ one, other, winner }) => ({
    ...{ from: footOf(one, dice), to: footOf(other, dice), winner },
  }));
  const ends = pairs.flatMap(({ from, to }) => [from.x, to.x]);
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const foot = Math.max(0, ...compared.flatMap(({ one, other }) => [one.y + one.h, other.y + other.h]));
  const high = BELOW + NEXT * (pairs.length - 1) + 1;
  let low = foot;
  for (const told of toldIn(boxes, dice))
    if (meets({ x: left, y: low, w: right - left, h: high }, told)) low = told.y + told.h;
  return pairs
    .map(({ from, to, winner }, i) => {
      const d = `M${from.x} ${from.y}V${low + BELOW + i * NEXT}H${to.x}V${to.y}`;
      return `<path class="edge" d="${d}"/><path class="side-${winner}" d="${d}"/>`;
    })
    .join("");
}

/** Where the line of a die begins: below its middle, or at its right edge where another die lies below it. */
function footOf(die: Rect, dice: readonly Rect[]): { x: number; y: number } {
  const x = die.x + die.w / 2;
  const isUnder = (one: Rect): boolean => one.y > die.y && one.x < x && one.x + one.w > x;
  return dice.some(isUnder)
    ? { x: die.x + die.w + ASIDE, y: die.y + die.h - BELOW }
    : { x, y: die.y + die.h + 1 };
}

/** Lines of text and small pictures, the uppermost first; dice are none of them. */
function toldIn(boxes: readonly Box[], dice: readonly Rect[]): Rect[] {
  const small = (box: Box): Rect[] => (box.picture !== undefined && box.h < GROUND ? [box] : []);
  const lines = ({ text }: Box): Rect[] =>
    text?.lines.map(({ x, y, width, height }) => ({ x, y, w: width, h: height })) ?? [];
  return boxes
    .filter((box) => !dice.includes(box))
    .flatMap((box) => [...small(box), ...lines(box)])
    .sort((one, other) => one.y - other.y);
}

function meets(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 0 && h > 0;
}
