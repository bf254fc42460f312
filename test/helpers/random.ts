import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { COLOURS, type Options } from "../../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../src/games/castle-risk/rules/state";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import { USUAL } from "./castle";

/** A random game in which every prompt is asked, stopped after every action for `look`. */
export function wander(
  seed: number,
  most: number,
  look: (state: State, action: Action, roll: Roll) => void,
  options: Partial<Options> = {},
): State {
  const players = 2 + (seed % 4);
  const state = newState({ ...USUAL, ...options }, COLOURS.slice(0, players), seedRng(seed));
  for (const seat of state.seats) seat.settings = { losses: "ask", dice: "ask", windows: "always" };
  const roll = rollFrom(seedRng(seed + 500));
  for (let i = 0; i < most && state.step !== "over"; i++) {
    const action =
      dealSeeded(CASTLE_RISK, state) ?? randomAction(state, state.asked[roll(state.asked.length)], roll);
    const why = CASTLE_RISK.check(state, action);
    if (why !== undefined) throw new Error(`a random action was refused: ${why.code}`);
    look(state, action, roll);
    advance(CASTLE_RISK, state, action, []);
  }
  return state;
}
