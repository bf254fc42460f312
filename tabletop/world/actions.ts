/** Player.Action: what people can do that a script may veto. */
const ACTIONS = [
  ...(["Copy", "Cut", "Delete", "FlipIncrementalLeft", "FlipIncrementalRight", "FlipOver"] as const),
  ...(["Group", "Paste", "PickUp", "Randomize", "RotateIncrementalLeft"] as const),
  ...(["RotateIncrementalRight", "RotateOver", "Select", "Under"] as const),
];

export type Action = (typeof ACTIONS)[number];

/** The integer that a script is told for an action; which ones is the table's own. */
export function actionNumber(action: Action): number {
  return ACTIONS.indexOf(action);
}

export const PLAYER_CONSTANTS: Record<string, number> = Object.fromEntries(
  ACTIONS.map((action, i) => [`Player.Action.${action}`, i]),
);
