import { advance } from "../../../core/game";
import { rollFrom, seedRng } from "../../../core/rng";
import type { Refusal, Roll } from "../../../core/types";
import { randomAction } from "./random";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { COLOURS, DEFAULT_OPTIONS } from "../meta";
import { CASTLE_RISK } from "../rules/ruleset";
import { newState, type State } from "../rules/state";
import { standingAnswer } from "../table/standing";

/** A game between random players, as far as it went. */
export interface Playout {
  readonly state: State;
  readonly actions: number;
  readonly events: number;
  readonly refused: Refusal | undefined;
}

/**
 * Plays a whole random game, at most `most` actions; chance and players draw from streams of their own. That of
 * chance keeps step with the state's generator, which moves on by as many draws as are dealt.
 */
export function playRandom(players: number, seed: number, most: number): Playout {
  const { check, deal } = CASTLE_RISK;
  const rng = seedRng(seed);
  const dealer = rollFrom(rng);
  const state = newState(DEFAULT_OPTIONS, COLOURS.slice(0, players), rng);
  const roll = rollFrom(seedRng(seed + 1));
  let actions = 0;
  let events = 0;
  while (state.step !== "over" && actions < most) {
    const action: Action = deal(state, dealer) ?? answer(state, roll);
    const refused = check(state, action);
    if (refused !== undefined) return { state, actions, events, refused };
    const happened: Event[] = [];
    advance(CASTLE_RISK, state, action, happened);
    events += happened.length;
    actions++;
  }
  return { state, actions, events, refused: undefined };
}

/** One of the seats asked answers: its standing order, or at random. */
export function answer(state: State, roll: Roll): Action {
  const asked = state.asked;
  const seat = asked[roll(asked.length)];
  if (state.step === "play" || state.step === "answer") {
    const standing = standingAnswer(state, seat);
    if (standing !== undefined) return standing;
  }
  return randomAction(state, seat, roll);
}
