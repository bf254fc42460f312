import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";

/** An action as a line of a record; a draw whose card, mission or headquarters is hidden ends before it. */
export function actionLine(a: Action, s: State): string {
  if (a.type === "card" && a.card < 0) return `draw ${s.colours[a.to]} card`;
  if (a.type === "mission" && a.mission < 0) return `draw ${s.colours[a.to]} mission`;
  if (a.type === "lot" && a.territory < 0) return `draw ${s.colours[a.to]} headquarters`;
  return writeAction(a, s.colours);
}
