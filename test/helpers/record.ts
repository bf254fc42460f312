import { isFault } from "../../src/core/refuse";
import type { State } from "../../src/games/castle-risk/rules/state";
import { startReplay, stepReplay } from "./castle";

/** The state that a record leads to, as replay reads it; fails where it is refused. */
export function stateOfRecord(text: string): State {
  const replay = startReplay(text);
  if (isFault(replay)) throw new Error(JSON.stringify(replay));
  for (;;) {
    const action = stepReplay(replay, []);
    if (action === undefined) return replay.state;
    if (isFault(action)) throw new Error(JSON.stringify(action));
  }
}
