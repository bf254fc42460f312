import type { Lookahead } from "../../../core/bots/ahead/line";
import { tryAhead } from "../../../core/bots/ahead/try";
import type { Temper } from "../../../core/bots/temper";
import type { Thought } from "../../../core/bots/thought";
import type { Roll, Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { RISK_EUROPE } from "../rules/ruleset";
import type { State } from "../rules/state";
import { beforePicking, guess, hiddenPicks } from "./ahead/guess";
import { chanceOf, scoreOf } from "./ahead/judge";
import { optionsBeside } from "./ahead/options";
import { WEIGHTS, type Sight, type Weights } from "./levels.data";
import { tempered } from "./manner";
import { thinkWeighing } from "./weigh";

/** Everybody plays on as hard computers weigh, to the end of the round. */
function lookahead(picks: readonly (readonly number[])[]): Lookahead<State, Action, Event> {
  return {
    rules: RISK_EUROPE,
    guess: (view, seat, roll) => guess(view, seat, picks, roll),
    answer: (s, seat, roll) => thinkWeighing(s, seat, roll, WEIGHTS.hard),
    isFar: (s, view) => s.round > view.round && s.step === "pick",
    score: scoreOf,
    chance: chanceOf,
  };
}

/**
 * Weighs as a hard computer does, and what the others have picked; then plays the round on behind the pairs of cards and
 * the moves that weigh most, as many as its sight has, and takes what wins most.
 */
export function thinkAhead(
  sight: Sight,
  weights: Weights,
  view: State,
  seat: Seat,
  roll: Roll,
  temper?: Temper,
): Thought<Action> {
  const weighing = thinkWeighing(view, seat, roll, tempered(weights, temper));
  let options: Action[] | undefined;
  let picking: Thought<Action> | undefined;
  let trying: Thought<Action> | undefined;
  const hidden = hiddenPicks(view, seat);
  const picks: (readonly number[])[] = view.seats.map(() => []);
  let at = 0;

  /** What is tried once it is known what weighs most. */
  const tried = (): Action[] => {
    const first = weighing.best();
    const most = first.type === "pick" ? sight.pairs : sight.moves;
    if (most < 2) return [first];
    return [first].concat(optionsBeside(view, weighing.aims, first, most, roll));
  };
  return {
    more: (units) => {
      if (trying !== undefined) return trying.more(units);
      if (options === undefined) {
        if (!weighing.more(units)) return false;
        options = tried();
        return options.length < 2;
      }
      if (options.length < 2) return true;
      if (at < hidden.length) {
        const other = hidden[at];
        picking ??= thinkWeighing(beforePicking(view, other), other, roll, WEIGHTS.hard);
        if (!picking.more(units)) return false;
        const action = picking.best();
        if (action.type === "pick") picks[other] = action.cards;
        picking = undefined;
        at++;
        return false;
      }
      trying = tryAhead(lookahead(picks), sight, view, seat, options, roll);
      return false;
    },
    best: () => (trying ?? weighing).best(),
  };
}
