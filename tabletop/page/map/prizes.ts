import { labelOf } from "./figure";
import { middle, type Point } from "./camera";
import type { Rect } from "../../xml/layout/rect";
import type { Figure } from "./figures";

/** Where more come at once, all is laid out anew. */
const MOST = 3;

/** What somebody has just won: prizes that have come, or stand for more than before, and are not on their way already. */
export function prizesOf(now: readonly Figure[], before: readonly Figure[]): Figure[] {
  const old = new Map(before.map((figure) => [figure.key, figure]));
  const won = now.filter(
    (figure) =>
      figure.drawing?.prize === true &&
      figure.piece.move === undefined &&
      isMore(figure, old.get(figure.key)),
  );
  return won.length > MOST ? [] : won;
}

function isMore(now: Figure, before: Figure | undefined): boolean {
  return before === undefined || Number(labelOf(now)) > Number(labelOf(before));
}

/**
 * Where in the window a card sets out that has come to the hand: where it was, if that is seen of the map (`free`), else
 * the middle of it. Scripts let cards fall into a hand from right above it, which lies below the window.
 */
export function startOf(free: Rect, from: Point | undefined): Point {
  const { x, y, w, h } = free;
  const isSeen = from !== undefined && from.x >= x && from.x <= x + w && from.y >= y && from.y <= y + h;
  return isSeen ? from : middle(free);
}

/** The cards that have come to a hand: none where it has not grown, as where a card is made anew with its face. */
export function comingOf(now: readonly string[], before: ReadonlySet<string>): string[] {
  return now.length > before.size ? now.filter((key) => !before.has(key)) : [];
}
