import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";

/** An action as a line of a record; a draw whose card, mission or headquarters is hidden ends before it. */
export function actionLine(action: Action, s: State): string {
  if (action.type === "card" && action.card < 0) return `draw ${s.colours[action.to]} card`;
  if (action.type === "mission" && action.mission < 0) return `draw ${s.colours[action.to]} mission`;
  if (action.type === "lot" && action.territory < 0) return `draw ${s.colours[action.to]} headquarters`;
  return writeAction(action, s.colours);
}
