import { labelOf } from "./figure";
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
