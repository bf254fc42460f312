import type { CommonState } from "../../../core/types";
import type { State } from "../rules/state";

/** The state of a match of this game with all that it has: a table knows no more of it than what all games have. */
export function whole(state: CommonState): State {
  return state as State;
}
