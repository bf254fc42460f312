const ACTIONS = [
  ...[
    "Copy",
    "Cut",
    "Delete",
    "FlipIncrementalLeft",
    "FlipIncrementalRight",
    "FlipOver",
    "Group",
    "Paste",
    "PickUp",
  ],
  ...["Randomize", "RotateIncrementalLeft", "RotateIncrementalRight", "RotateOver", "Select", "Under"],
];

/** Player.Action: what people can do that a script may veto. Scripts see integers; which ones is the table's own. */
export const PLAYER_CONSTANTS: Record<string, number> = Object.fromEntries(
  ACTIONS.map((action, i) => [`Player.Action.${action}`, i]),
);

/** The integer that a script is told for an action. */
export function actionNumber(action: string): number {
  const found = ACTIONS.indexOf(action);
  if (found < 0) throw new Error(`there is no action ${action}`);
  return found;
}
