import type { Marks, Territory } from "../state";
import { UNIT_KINDS, noUnits } from "../../../../risk/units";

export function newMarks(): Marks {
  return {
    taken: false,
    spent: noUnits(),
    once: noUnits(),
    twice: noUnits(),
    fired: 0,
    placed: noUnits(),
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
  for (let k = 0; k < UNIT_KINDS; k++)
    if (marks.spent[k] + marks.once[k] + marks.twice[k] + marks.placed[k] > 0) return;
  territory.marks = undefined;
}
