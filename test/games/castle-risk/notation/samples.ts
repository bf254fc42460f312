/** Records and positions from random play, for the tests of readers. */
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import { COLOURS, type Options } from "../../../../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { writeAction } from "../../../../src/games/castle-risk/notation/write";
import { USUAL, writeHeader } from "../../../helpers/castle";

export interface Sample {
  readonly record: string;
  readonly actions: readonly Action[];
  /** The state at the end, and copies of some on the way. */
  readonly state: State;
  readonly states: readonly State[];
}

/** A random game of at most `most` actions; every `every`-th state is kept. */
export function sampleGame(
  seed: number,
  most: number,
  every: number,
  options: Partial<Options> = {},
): Sample {
  const colours = COLOURS.slice(0, 2 + (seed % 4));
  const all: Options = { ...USUAL, round_limit: 60, ...options };
  const state = newState(all, colours, seedRng(seed));
  const roll = rollFrom(seedRng(seed + 5000));
  const actions: Action[] = [];
  const states: State[] = [];
  for (const seat of state.seats) {
    seat.settings.losses = seed % 2 > 0 ? "ask" : "cheapest";
    seat.settings.dice = seed % 3 > 0 ? "ask" : "automatic";
  }
  const asks = (setting: "losses" | "dice"): Action[] =>
    state.seats.flatMap((seat, i) =>
      seat.settings[setting] === "ask" ? [{ type: "set", seat: i, setting, value: "ask" }] : [],
    );
  actions.push(...asks("losses"), ...asks("dice"));
  for (let n = 0; n < most && state.step !== "over"; n++) {
    if (n % every === 0) states.push(CASTLE_RISK.copy(state));
    const action =
      dealSeeded(CASTLE_RISK, state) ?? randomAction(state, state.asked[roll(state.asked.length)], roll);
    actions.push(action);
    advance(CASTLE_RISK, state, action, []);
  }
  const record =
    writeHeader(all, colours, ["Ann Lee", "Øyvind"], seed) +
    actions.map((a) => `${writeAction(a, colours)}\n`).join("");
  return { record, actions, state, states };
}
