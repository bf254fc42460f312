/** A game looked back on: each seat's chance to win after every action, its fights and its luck, action by action. */
import { chancesOf } from "../../../core/chance";
import { chanceIsDue } from "../../../core/common";
import { advance } from "../../../core/game";
import { rollFrom, seedRng } from "../../../core/rng";
import type { AnyAction, AnyEvent, CommonState, Roll } from "../../../core/types";
import type { GameModule } from "../../game/module";
import { addEvents, type FightFold } from "./fights";
import { addLuck, isLuck, type Turned } from "./luck";

/** Draws that are tried for the mean of those that might come. */
const DRAWS = 16;

/** An action of a game, and what came of it. */
export interface Step extends Turned {
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  /** The round in which it was taken. */
  readonly round: number;
}

/** A game as far as it has been looked back on. */
export interface History {
  readonly game: GameModule;
  /** How it stands after the actions so far: whoever carries them out moves it on. */
  readonly state: CommonState;
  /** How many actions that were. Those before round 1, of which chances say nothing, are no steps. */
  played: number;
  /** By seat, the chance to win where play begins. */
  start: readonly number[];
  readonly steps: Step[];
  readonly fights: FightFold;
  /** By seat, what luck has changed in the chance to win. */
  readonly luck: number[];
  /** Draws of a face-down card that are tried before the one that came; undefined for the mean where none can be. */
  trial: { readonly roll: Roll; tried: number; mean: number[] | undefined } | undefined;
}

/** The history of a game at its first action. */
export function newHistory(game: GameModule, state: CommonState): History {
  return {
    ...{ game, state, played: 0, steps: [], trial: undefined },
    start: chancesOf(game.chance, state),
    fights: { all: [], open: undefined },
    luck: state.seats.map(() => 0),
  };
}

/** Tries a draw that might come now; says whether it did: none is left, or no face-down card is due. */
export function tryDraw(history: History): boolean {
  const { game, state, played } = history;
  const { rules } = game;
  if (history.trial === undefined) {
    if (state.round === 0 || !chanceIsDue(state) || !rules.drawsCards(state)) return false;
    const mean = state.seats.map(() => 0);
    history.trial = { roll: rollFrom(seedRng(played), true), tried: 0, mean };
  }
  const { trial } = history;
  if (trial.tried === DRAWS || trial.mean === undefined) return false;
  const draw = rules.deal(state, trial.roll);
  if (draw === undefined) {
    trial.mean = undefined;
    return false;
  }
  const next = rules.copy(state);
  advance(rules, next, draw, []);
  const chances = chancesOf(game.chance, next);
  for (let seat = 0; seat < chances.length; seat++) trial.mean[seat] += chances[seat] / DRAWS;
  trial.tried++;
  return true;
}

/** Goes on by an action that the state has taken, in this round and with these events. */
export function addAction(
  history: History,
  action: AnyAction,
  events: readonly AnyEvent[],
  round: number,
): void {
  const { game, state, steps, luck, fights, trial } = history;
  const chances = chancesOf(game.chance, state);
  const at = steps.length;
  history.played++;
  history.trial = undefined;
  if (round === 0) {
    history.start = chances;
    return;
  }
  const lucky = isLuck(action, at > 0 && steps[at - 1].lucky, game.carriesOut);
  const step = { action, events, round, chances, mean: trial?.mean, lucky };
  addLuck(luck, step, chancesBefore(history, at));
  steps.push(step);
  addEvents(fights, game.log.fold, events, at);
}

/** The chances before a step, those of round 1 for the first. */
export function chancesBefore({ steps, start }: History, at: number): readonly number[] {
  return at === 0 ? start : steps[at - 1].chances;
}
