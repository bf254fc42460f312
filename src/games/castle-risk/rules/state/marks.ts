import type { Marks, Territory } from "../state";

export function newMarks(): Marks {
  return {
    taken: false,
    spent: [0, 0, 0, 0],
    once: [0, 0, 0, 0],
    twice: [0, 0, 0, 0],
    fired: 0,
    placed: [0, 0, 0, 0],
    reinforced: false,
  };
}

/** The marks of a territory, made where there are none yet. */
export function marksOf(territory: Territory): Marks {
  if (territory.marks === undefined) territory.marks = newMarks();
  return territory.marks;
}

/** Drops marks that say nothing any more, so that equal positions are equal states. */
export function tidyMarks(territory: Territory): void {
  const marks = territory.marks;
  if (marks === undefined || marks.taken || marks.reinforced || marks.fired > 0) return;
  for (let k = 0; k < 4; k++)
    if (marks.spent[k] + marks.once[k] + marks.twice[k] + marks.placed[k] > 0) return;
  territory.marks = undefined;
}
