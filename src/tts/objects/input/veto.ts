import { isDie } from "../dice/spawn";
import { OURS } from "../registry";

/** What nobody may do to our objects with the table's own keys and menus. */
const FORBIDDEN: readonly TtsAction[] = [
  "Copy",
  "Cut",
  "Delete",
  "FlipIncrementalLeft",
  "FlipIncrementalRight",
  "FlipOver",
  "Group",
  "Paste",
  "Randomize",
  "RotateIncrementalLeft",
  "RotateIncrementalRight",
  "RotateOver",
  "Under",
];

/** Whether an object is part of the game: the board, a mat, a piece ... The table may name none where it asks. */
export function isOurs(object: TtsObject | undefined): boolean {
  return object?.hasTag(OURS) === true;
}

/**
 * Whether an action, a number of `Player.Action`, may go on: not what would change one of our objects. They may be
 * selected and picked up.
 */
export function mayAct(action: number, targets: readonly TtsObject[]): boolean {
  if (!FORBIDDEN.some((name) => Player.Action[name] === action)) return true;
  for (const target of targets)
    if (isOurs(target) && !(action === Player.Action.Randomize && isDie(target))) return false;
  return true;
}
