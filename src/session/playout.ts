import { advance } from "../core/game";
import { dealSeeded } from "../core/dealer";
import { rollFrom, seedRng } from "../core/rng";
import type { Refusal, Roll } from "../core/types";
import { randomAction } from "../bots/castle-risk/random";
import type { Action } from "../games/castle-risk/actions";
import type { Event } from "../games/castle-risk/events";
import { COLOURS, DEFAULT_OPTIONS } from "../games/castle-risk/meta";
import { CASTLE_RISK } from "../games/castle-risk/ruleset";
import { newState, type State } from "../games/castle-risk/state";
import { standingAnswer } from "./standing";

/** A game between random players, as far as it went. */
export interface Playout {
  readonly state: State;
  actions: number;
  events: number;
  refused: Refusal | undefined;
}

/** Plays a whole random game, at most `most` actions; chance and players draw from streams of their own. */
export function playRandom(players: number, seed: number, most: number): Playout {
  const state = newState(DEFAULT_OPTIONS, COLOURS.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  const out: Playout = { state, actions: 0, events: 0, refused: undefined };
  let events: Event[] = [];
  while (state.step !== "over" && out.actions < most) {
    const action: Action = dealSeeded(CASTLE_RISK, state) ?? answer(state, roll);
    out.refused = CASTLE_RISK.check(state, action);
    if (out.refused !== undefined) return out;
    events = [];
    advance(CASTLE_RISK, state, action, events);
    out.events += events.length;
    out.actions++;
  }
  return out;
}

/** One of the seats asked answers: its standing order, or at random. */
export function answer(state: State, roll: Roll): Action {
  const seat = state.asked[roll(state.asked.length)];
  return standingAnswer(state, seat) ?? randomAction(state, seat, roll);
}
